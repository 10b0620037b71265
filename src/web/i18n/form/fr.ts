import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'form.required': 'Veuillez remplir ce champ.',
  'form.too-short': 'Au moins {least} caractères, s’il vous plaît.',
  'form.too-long': 'Au plus {most} caractères, s’il vous plaît.',
  'form.email': 'Ce n’est pas une adresse e-mail.',
  'form.phone': 'Ce n’est pas un numéro de téléphone.',
  'form.password-mismatch': 'Les mots de passe ne correspondent pas.',
  'form.invalid': 'Veuillez vérifier ce champ.',
  'form.unreachable': 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  'form.optional': '(facultatif)',
  'form.choose': 'Choisir…',
  'form.less': 'Moins : {label}',
  'form.more': 'Plus : {label}',
}
