import type { CautionTexts } from '../../cautions.ts';

export const cautionTextsEs: CautionTexts = {
  ladder:
    'Apoye la escalera en suelo firme y parejo, y pida que alguien la sostenga. Contrate ayuda si el techo es empinado o si el trabajo es más arriba del primer piso.',
  power_lines:
    'Mantenga personas, escaleras y herramientas lejos de los cables de luz. Deje el trabajo cerca de un cable a la compañía eléctrica o a una cuadrilla de poda.',
  chainsaw:
    'Deje la motosierra a alguien capacitado. Nunca la use en una escalera ni por encima de los hombros.',
  dry_windy_day:
    'Trabaje en la mañana fresca, nunca en un día seco y con viento: las cuchillas de metal sacan chispas. Tenga agua a la mano.',
  dead_trees:
    'Un árbol muerto en pie puede soltar ramas o caer sin aviso. Déjelo a una cuadrilla de poda.',
  gas_tank:
    'Nunca meta propano ni otro combustible a la casa o al garaje. Deje el tanque de la casa y sus conexiones a la compañía de gas.',
  vent_air:
    'Nunca ponga malla fina en la salida de la secadora, en un tubo de escape ni en una abertura que da aire a un calentador, una calefacción o una estufa. La malla deja pasar menos aire: pregunte a un contratista cuánta ventilación necesita la casa, y limpie la malla cada año.',
  asbestos_lead:
    'Una casa construida antes de 1980 puede tener pintura con plomo, o asbesto en paredes, aleros, techo o masilla de ventanas. Hágalo analizar antes de que alguien lo corte, lije o quite.',
  buried_lines:
    'Llame al 811 unos días antes de excavar. Es gratis, y las compañías marcan sus tubos y cables enterrados.',
  shared_fence: 'Póngase de acuerdo primero con su vecino. La cerca puede ser de los dos.',
  approval:
    'Pregunte primero a su asociación de propietarios (HOA) y al departamento de construcción, si el trabajo puede necesitar su permiso.',
  protected_trees:
    'Muchos lugares protegen los robles y otros árboles. Pregunte a su ciudad o condado antes de cortar ramas grandes o quitar un árbol.',
  nesting_birds:
    'Busque nidos primero, sobre todo de febrero a agosto. Espere, o pida consejo, donde haya aves anidando.',
  erosion:
    'En una pendiente, deje las raíces en la tierra y algo que la cubra, para que la lluvia no se lleve el suelo.',
  burning:
    'Queme lo que corte solo si tiene permiso de quema y es un día en que se permite quemar. Si no, tritúrelo o lléveselo.',
};
