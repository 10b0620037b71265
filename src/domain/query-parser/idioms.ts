import type { SearchQuery } from '../search-query.ts'

/** Set phrases with a fixed meaning in any position. */
export const IDIOMS: readonly (readonly [SearchQuery, string])[] = [
  [
    { type: 'rent' },
    `for rent, to rent, to let, for lease, rent, rental, rentals, monthly, per month, renting, lease, let, en alquiler, de alquiler, alquiler, alquilar, en renta, renta, rentar, arriendo,
     arrendar, en arriendo, mensual, al mes, للإيجار, ايجار, إيجار, للايجار, استئجار, تأجير, شهري, شهريا`,
  ],
  [
    { type: 'sell' },
    'for sale, to buy, buy, buying, purchase, on sale, sale, en venta, a la venta, venta, comprar, compra, de venta, للبيع, بيع, شراء, للشراء',
  ],
  [
    { sort: 'price_low' },
    `cheapest, cheap, lowest price, lowest priced, affordable, inexpensive, low cost, más barato, más barata, más baratos, más baratas, barato, barata, baratos, baratas,
     económico, económica, económicos, económicas, الأرخص, أرخص, رخيص, رخيصة, رخيصه`,
  ],
  [
    { sort: 'price_high' },
    'most expensive, priciest, highest price, más caro, más cara, más caros, más caras, الأغلى, أغلى, اغلى, الأعلى سعرا',
  ],
  [
    { sort: 'newest' },
    `newest, latest, most recent, new listings, newly listed, recently listed, recently added, más nuevo, más nueva, más nuevos, más nuevas, más reciente, más recientes, lo más nuevo, novedades,
     الأحدث, أحدث, احدث`,
  ],
  [
    { sort: 'area_price_low' },
    'best value, lowest price per sqm, cheapest per sqm, cheapest per square metre, per sqm, mejor precio por metro, mejor precio por sqm, por sqm, أفضل قيمة',
  ],
  [
    { sort: 'most_viewed' },
    'most viewed, most popular, popular, trending, más vistos, más vistas, más visto, más vista, más populares, الأكثر مشاهدة, الأكثر شعبية',
  ],
  [
    { sort: 'most_liked' },
    'most liked, most loved, most favourite, most favorite, most saved, más gustados, más guardados, más guardadas, favoritos, الأكثر إعجابا, الأكثر حفظا',
  ],
  [
    { sort: 'reduction' },
    `reduced, reduced price, price reduced, reductions, price drop, price drops, biggest reduction, discounted, rebajado, rebajada, rebajados, rebajadas, con descuento, مخفض, مخفضة,
     سعر مخفض, تخفيضات`,
  ],
  [
    { since: 1 },
    'today, last 24 hours, in the last 24 hours, past 24 hours, hoy, últimas 24 horas, de hoy, اليوم, آخر 24 ساعة',
  ],
  [
    { since: 7 },
    `this week, last week, past week, in the last week, last 7 days, in the last 7 days, past 7 days, esta semana, última semana, últimos 7 días, هذا الأسبوع, آخر أسبوع, الأسبوع الماضي,
     آخر 7 أيام`,
  ],
  [
    { since: 30 },
    `this month, last month, past month, in the last month, last 30 days, in the last 30 days, past 30 days, este mes, último mes, últimos 30 días, هذا الشهر, آخر شهر, آخر 30 يوما, آخر 30 يوم`,
  ],
  [
    { since: 91 },
    'last 3 months, last three months, past 3 months, últimos 3 meses, últimos tres meses, آخر 3 أشهر, آخر ثلاثة أشهر',
  ],
  [
    { since: 182 },
    'last 6 months, last six months, past 6 months, últimos 6 meses, últimos seis meses, آخر 6 أشهر, آخر ستة أشهر',
  ],
  [
    { by: 'owner' },
    `by owner, from owner, from the owner, by the owner, direct from owner, owner, private seller, private sellers, private landlord, no agents, no agent, no agency, no agencies, without agency,
     de particular, de particulares, particular, particulares, sin agencia, sin agencias, sin inmobiliaria, sin comisión, del propietario, propietario, من المالك, المالك, مالك, بدون وسيط, بدون وكيل, بدون عمولة`,
  ],
  [
    { by: 'agency' },
    `by agency, from agency, by an agency, from an agency, agency, agencies, by agent, from agent, de inmobiliaria, inmobiliaria, inmobiliarias, de agencia, agencia, agencias, من وكالة, وكالة, وكالة عقارية,
     من وكالة عقارية, مكتب عقاري, من مكتب عقاري`,
  ],
  [{ featured: true }, 'featured, promoted, destacado, destacada, destacados, destacadas, مميز, مميزة'],
  [{ premium: true }, 'premium, prémium, بريميوم'],
]
