import type { LanguageTerms } from './lexicon.ts'

/** French vocabulary, in addition to `role-words.ts`, `sayings.ts` and `synonyms.ts`. */
export const FRENCH: LanguageTerms = {
  roles: {
    in: 'à, au, aux, dans, en, dans le, dans la, dans les, à l',
    of: 'de, du, des, d',
    near: 'près, proche, à proximité, près de, près du, près des, près d, proche de, proche du, proche des, proche d, à côté de, à côté du, à proximité de, à proximité du, autour de',
    walk: 'à pied de, à pied du, à deux pas de, à deux pas du',
    within: 'à moins de, à',
    from: 'de, du, des, d',
    least: 'plus de, au moins, minimum, au minimum, à partir de, dès, supérieur à, supérieure à',
    most: 'moins de, à moins de, pour moins de, jusqu à, jusqua, jusqu, maximum, au maximum, max, pas plus de, en dessous de, inférieur à, inférieure à, budget, budget de, mon budget est de, sous',
    about: 'environ, autour de, à peu près, vers',
    between: 'entre, de',
    to: 'à, et, jusqu à',
    orMore: 'ou plus, et plus',
    more: 'et, ou, avec',
    beds: 'chambre, chambres, chambre à coucher, chambres à coucher',
    pieces: 'pièce, pièces',
    baths: 'salle de bain, salles de bain, salle de bains, salles de bains, sdb',
    squareMetres: 'mètre carré, mètres carrés',
    squareFeet: 'pied carré, pieds carrés',
    kilometres: 'kilomètre, kilomètres',
    metres: 'mètre, mètres',
    minutes: 'minutes à pied, minute à pied',
    month: 'par mois, au mois, mensuel, mensuels, mois',
    year: 'par an, par année, annuel',
    builtAfter: 'construit après, construite après, construit depuis, construite depuis',
    builtBefore: 'construit avant, construite avant',
    currency: 'dollars, livre, livres, roupie, roupies',
    half: 'demi, un demi',
    andHalf: 'et demi, et demie',
    filler: `le, la, les, l, un, une, des, du, au, aux, je, j, cherche, on, nous, veux, voudrais, recherche, chercher, trouver, montre, montrez, moi, svp, avec, pour, qui, que, a, ait, et, ou, sur, dans,
      logement, logements, bien, biens, immobilier, annonce, annonces, prix, surface, superficie, taille, situé, située, ayant, mon, ma, mes, ce, cette`,
  },
  numbers: [
    [1, 'un, une'],
    [2, 'deux'],
    [3, 'trois'],
    [4, 'quatre'],
    [5, 'cinq'],
    [7, 'sept'],
    [8, 'huit'],
    [9, 'neuf'],
    [10, 'dix'],
  ],
  scales: [
    [1_000, 'mille'],
    [1_000_000, 'million, millions'],
    [1_000_000_000, 'milliard, milliards'],
  ],
  sayings: [
    [{ type: 'rent' }, 'à louer, en location, location, louer, loyer, par mois, mensuel'],
    [{ type: 'sell' }, 'à vendre, en vente, vente, acheter, achat, à acheter'],
    [
      { sort: 'price_low' },
      'moins cher, moins chère, moins chers, moins chères, le moins cher, la moins chère, les moins chers, les moins chères, pas cher, pas chère, bon marché, abordable',
    ],
    [{ sort: 'price_high' }, 'plus cher, plus chère, plus chers, plus chères, le plus cher, la plus chère'],
    [{ sort: 'newest' }, 'plus récent, plus récente, plus récents, plus récentes, nouveautés, dernières annonces'],
    [{ since: 1 }, 'aujourd hui, aujourdhui, dernières 24 heures'],
    [{ since: 7 }, 'cette semaine, semaine dernière, 7 derniers jours'],
    [{ since: 30 }, 'ce mois ci, mois dernier, 30 derniers jours'],
    [{ by: 'owner' }, 'de particulier, entre particuliers, particulier, particuliers, sans agence, du propriétaire'],
    [{ by: 'agency' }, 'd agence, agence, agences, agence immobilière'],
  ],
  synonyms: `
    apartment: appartement, appartements, appart
    house: maison, maisons, pavillon, pavillons
    townhouse: maison de ville, maison mitoyenne, maisons mitoyennes
    penthouse: attique, dernier étage avec terrasse
    studio: studios, studette
    land: terrain, terrains, terrain à bâtir, parcelle, parcelles
    commercial: local commercial, locaux commerciaux, boutique, boutiques, magasin, commerce
    office: bureau, bureaux
    lift: ascenseur, ascenseurs
    balcony: balcon, balcons
    terrace: terrasse, terrasses
    garden: jardin, jardins
    pool: piscine, piscines
    fireplace: cheminée
    air conditioning: climatisation, clim, climatisé, climatisée, air conditionné
    underfloor heating: chauffage au sol
    dishwasher: lave vaisselle
    washing machine: lave linge, machine à laver
    storage room: cave, débarras
    bicycle room: local à vélos
    concierge: gardien
    gym: salle de sport
    alarm: alarme
    solar panels: panneaux solaires
    fibre internet: fibre, fibre optique
    wheelchair access: accès handicapé, fauteuil roulant
    furnished: meublé, meublée, meublés, meublées
    unfurnished: non meublé, non meublée, vide, sans meubles
    part furnished: semi meublé, partiellement meublé
    garage: garages, box
    heat pump: pompe à chaleur
    parking: stationnement, place de parking, places de parking
    pets: animaux, animaux acceptés, animaux admis, chien accepté
    view: vue, vues, vue sur, vue sur la, vue sur le
    heating: chauffage
    water: mer, océan, fleuve, rivière, eau
    city: ville
    mountain: montagne, montagnes
    public transport: transports, transports en commun, gare, station de métro, tramway
    bus stop: arrêt de bus
    school: école, écoles, collège, lycée
    kindergarten: crèche, maternelle, jardin d enfants
    supermarket: supermarché, supermarchés
    pharmacy: pharmacie
    hospital: hôpital, clinique
    park: parc, parcs
    restaurants: restaurant
    beach: plage, la plage, bord de mer
    airport: aéroport`,
}
