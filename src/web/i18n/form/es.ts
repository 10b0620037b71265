import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'form.required': 'Rellena este campo.',
  'form.too-short': 'Al menos {least} caracteres, por favor.',
  'form.too-long': 'Como máximo {most} caracteres, por favor.',
  'form.email': 'Esto no es una dirección de correo.',
  'form.phone': 'Esto no es un número de teléfono.',
  'form.password-mismatch': 'Las contraseñas no coinciden.',
  'form.invalid': 'Revisa este campo.',
  'form.unreachable': 'No hemos podido contactar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  'form.optional': '(opcional)',
  'form.choose': 'Elige…',
  'form.less': 'Menos: {label}',
  'form.more': 'Más: {label}',
}
