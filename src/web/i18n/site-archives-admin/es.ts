import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'site.text': 'El sitio entero en un archivo: para guardarlo o llevarlo a otra máquina.',
  'site.export': 'Exportar el sitio',
  'site.export-text':
    'El archivo contendrá todo: personas con sus contraseñas cifradas, mensajes, pagos y documentos privados. Es tan secreto como la base de datos. Guárdelo donde nadie más pueda leerlo.',
  'site.begun': 'El archivo se está creando',
  'site.archives': 'Archivos',
  'site.archives-text': 'Cada uno se borra solo después de una semana.',
  'site.none': 'Todavía no se ha creado ningún archivo. Exporte el sitio para obtener uno.',
  'site.kind-export': 'Exportación {id}',
  'site.kind-import': 'Importación {id}',
  'site.status-waiting': 'En espera',
  'site.status-running': 'En curso',
  'site.status-done': 'Terminado',
  'site.status-failed': 'Falló',
  'site.download': 'Descargar',
  'site.download-of': 'Descargar: {name}',
  'site.delete-of': 'Borrar: {name}',
  'site.delete-text': 'El archivo se borra para siempre. El sitio queda como está.',
  'site.deleted': 'Borrado',
  'site.about': 'Qué contiene el archivo',
  'site.about-holds':
    'Todo lo que forma este sitio: personas, anuncios, fotos, mensajes, paquetes, pagos, textos y ajustes, en un formato abierto: líneas JSON y los propios archivos, en un tar.',
  'site.about-secret':
    'Las contraseñas van como hashes, porque si no nadie podría entrar después. Trate el archivo como la propia base de datos.',
  'site.about-without':
    'No contiene: quién ha iniciado sesión, códigos, correos en espera, direcciones push ni las claves de las pasarelas de pago, que se vuelven a introducir.',
  'site.about-command':
    'La orden «npm run site -- export site.tar» escribe el mismo archivo, también con el sitio parado.',
  'site.import': 'Importar un sitio',
  'site.import-text': 'Convierte un sitio vacío en el de un archivo.',
  'site.import-how':
    'Instale la misma versión en otra máquina o con otra base de datos y ejecute allí, con el sitio parado:',
  'site.import-go': 'Sustituir este sitio',
  'site.file': 'Archivo',
  'site.file-help': 'Un .tar exportado por esta versión, de hasta 1 GB; los mayores se importan con la orden.',
  'site.need-file': 'Elija el archivo',
  'site.sure': 'Sé que todo lo de aquí se sustituye, incluida mi cuenta, y que tendré que volver a entrar.',
  'site.sent': 'El archivo se está importando',
  'site.occupied-people': 'Este sitio ya tiene personas además de usted, y una importación las sustituiría.',
  'site.occupied-properties': 'Este sitio ya tiene viviendas, y una importación las sustituiría.',
  'site.occupied-projects': 'Este sitio ya tiene proyectos, y una importación los sustituiría.',
  'site.occupied-articles': 'Este sitio ya tiene artículos, y una importación los sustituiría.',
  'site.occupied-payments': 'Este sitio ya tiene pagos, y una importación los sustituiría.',
}
