import type { TodayStepId } from '../today-steps.ts';

export const todayTextsEs: Readonly<Record<TodayStepId, string>> = {
  bring_things_in:
    'Lleve adentro, o a 30 pies de la casa, cojines, tapetes, escobas y botes de basura.',
  move_firewood:
    'Aleje de la pared la leña y la madera. Empiece por la que está debajo de una ventana.',
  sweep_walls: 'Barra las hojas y agujas secas junto a las paredes, primero en los rincones.',
  clear_under_deck: 'Saque lo que está guardado o llegó con el viento debajo de la terraza.',
  clear_deck: 'Quite de la terraza cojines, tapetes y macetas vacías, y bárrala.',
  rake_mulch:
    'Aparte de la pared el mantillo de corteza, primero debajo de ventanas y respiraderos.',
  open_gate: 'Deje abierto y trabado el portón de la cerca de madera que llega a la casa.',
  cover_vents:
    'Si tiene tapas a la medida de sus respiraderos, póngalas. Quítelas después del aviso.',
  clear_windows: 'Cierre los postigos de metal. Aleje cortinas y muebles de las ventanas.',
  clear_tank: 'Quite las hojas y todo lo que pueda arder alrededor del tanque de propano.',
  leave_grass: 'No corte hoy el pasto seco. Una chispa de la cuchilla puede encenderlo.',
  light_no_fire: 'No encienda la chimenea ni la estufa de leña hasta que termine el aviso.',
  free_driveway: 'Quite de la entrada remolques y botes de basura, y abra la cerradura del portón.',
  show_number: 'Ponga el número de su casa donde se lea desde la calle.',
  close_openings:
    'Cierre todas las ventanas, las puertas de afuera, la del garaje y las de mascotas.',
  park_outside: 'Estacione un auto afuera, de frente a la calle, con las ventanillas cerradas.',
  no_sparks:
    'No use afuera asador, podadora ni sierra eléctrica o de motor hasta que termine el aviso.',
  keep_phone: 'Cargue su teléfono y deje activadas sus alertas de emergencia.',
};
