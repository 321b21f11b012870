import type { Locale } from '@dss/domain';

/** What an export says in words. */
export const exportWords: Readonly<Record<Locale, { readonly readme: string }>> = {
  en: {
    readme: `Everything you have here, as of the time of the download.

your-data.json    your account if you have one, the addresses and contact details you gave, how those visits began, your
                  requests for a policy review, and when we mailed you something, and the communities that you coordinate,
                  with what you entered for their years, their plans and their work days;
                  your roles on homes of others, and your visits there as an assessor
1 .../            one folder for each home
  home.json       its address, what it was before, and its details, its photos' sides and places, your answers, disputes and plan, its links and phones,
                  its community and what it gives to that, who you invited to it, and what assessors saw there,
                  what maps say of its place, when it was analyzed and what was seen in each photo, and the codes of reports made of it
  photos/         your photos, as we received them
  insurer/        photos of your insurer’s letters, as we keep them
  results/        each result, with its score and everything that explains it

The .json files are text. Any browser or text editor opens them.
`,
  },
  es: {
    readme: `Todo lo que usted tiene aquí, tal como estaba en el momento de la descarga.

your-data.json    su cuenta si la tiene, las direcciones y los datos de contacto que dio, cómo empezaron esas visitas, sus
                  solicitudes de revisión de la póliza, cuándo le enviamos un correo y las comunidades que coordina,
                  con lo que anotó para sus años, sus planes y sus jornadas de trabajo;
                  su papel en casas de otras personas y las visitas que hizo allí para evaluarlas
1 .../            una carpeta por cada casa
  home.json       su dirección, cómo era antes, y sus datos, los lados y lugares de sus fotos, sus respuestas, sus objeciones y su plan, sus enlaces y teléfonos,
                  su comunidad y lo que le aporta, a quién invitó y qué vieron allí quienes la visitaron para evaluarla,
                  lo que dicen los mapas de su lugar, cuándo se analizó y qué se vio en cada foto, y los códigos de los informes que se hicieron
  photos/         sus fotos, tal como las recibimos
  insurer/        fotos de las cartas de su aseguradora, tal como las guardamos
  results/        cada resultado, con su puntaje y todo lo que lo explica

Los archivos .json son texto. Se abren con cualquier navegador o editor de texto.
`,
  },
};
