import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'site.text': 'Tout le site dans un seul fichier : à conserver ou à déplacer vers une autre machine.',
  'site.export': 'Exporter le site',
  'site.export-text':
    'Le fichier contiendra tout : les personnes avec leurs mots de passe hachés, les messages, les paiements et les documents privés. Il est aussi secret que la base de données. Gardez-le là où personne d’autre ne peut le lire.',
  'site.begun': 'L’archive est en cours de création',
  'site.archives': 'Archives du site',
  'site.archives-text': 'Chacune est supprimée d’elle-même après une semaine.',
  'site.none': 'Aucune archive n’a encore été créée. Exportez le site pour en obtenir une.',
  'site.kind-export': 'Exportation {id}',
  'site.kind-import': 'Importation {id}',
  'site.status-waiting': 'En attente',
  'site.status-running': 'En cours',
  'site.status-done': 'Terminé',
  'site.status-failed': 'Échec',
  'site.download': 'Télécharger',
  'site.download-of': 'Télécharger : {name}',
  'site.delete-of': 'Supprimer : {name}',
  'site.delete-text': 'Le fichier est supprimé définitivement. Le site reste tel quel.',
  'site.deleted': 'Supprimée',
  'site.about': 'Ce que contient le fichier',
  'site.about-holds':
    'Tout ce qui fait ce site : personnes, annonces, photos, messages, forfaits, paiements, textes et réglages, dans un format ouvert : des lignes JSON et les fichiers eux-mêmes, dans un tar.',
  'site.about-secret':
    'Les mots de passe y figurent sous forme hachée, sinon plus personne ne pourrait se connecter ensuite. Traitez le fichier comme la base de données elle-même.',
  'site.about-without':
    'N’y figurent pas : qui est connecté, les codes, les courriels en attente, les adresses push et les clés des passerelles de paiement, qui sont à saisir de nouveau.',
  'site.about-command':
    'La commande « npm run site -- export site.tar » écrit le même fichier, même quand le site est arrêté.',
  'site.import': 'Importer un site',
  'site.import-text': 'Fait d’un site vide celui d’une archive.',
  'site.import-how':
    'Installez la même version sur une autre machine ou avec une autre base de données, et lancez-y, le site étant arrêté :',
  'site.import-go': 'Remplacer ce site',
  'site.file': 'Fichier d’archive',
  'site.file-help': 'Un .tar exporté par cette version, jusqu’à 1 Go ; les plus grands s’importent par la commande.',
  'site.need-file': 'Veuillez choisir l’archive',
  'site.sure': 'Je sais que tout ici est remplacé, y compris mon compte, et que je devrai me reconnecter.',
  'site.sent': 'L’archive est en cours d’importation',
  'site.occupied-people': 'Ce site compte déjà d’autres personnes que vous, et une importation les remplacerait.',
  'site.occupied-properties': 'Ce site contient déjà des logements, et une importation les remplacerait.',
  'site.occupied-projects': 'Ce site contient déjà des projets, et une importation les remplacerait.',
  'site.occupied-articles': 'Ce site contient déjà des articles, et une importation les remplacerait.',
  'site.occupied-payments': 'Ce site contient déjà des paiements, et une importation les remplacerait.',
}
