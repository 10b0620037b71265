/**
 * Synonyms, one set per line. A catalogue name that occurs in a line is known by the whole line, whatever its language.
 * Words of a line that begins with `!` are unambiguous alone; all others need the name of their parameter next to them.
 */
export const SYNONYMS = `
apartment, apartments, flat, flats, condo, condos, condominium, unit, apt, apts, apartamento, apartamentos, piso, pisos, departamento, departamentos, depto, dpto, شقة, شقق, شقه
house, houses, detached house, detached, bungalow, cottage, single family home, casa, casas, chalet, chalets, منزل, منازل, بيت, بيوت, دار
villa, villas, فيلا, فلل, فيلات, فله, فلة
townhouse, townhouses, town house, town houses, terraced house, terraced houses, terrace house, row house, row houses, semi detached, casa adosada, casas adosadas, adosado, adosados, chalet adosado, تاون هاوس, تاونهاوس
penthouse, penthouses, ático, áticos, بنتهاوس, بنت هاوس
studio, studios, studio flat, studio apartment, bedsit, estudio, estudios, monoambiente, استوديو, استديو, ستوديو
land, plot, plots, plot of land, plots of land, building plot, lot, lots, terreno, terrenos, solar, solares, parcela, parcelas, finca, أرض, أراضي, اراضي, قطعة أرض
commercial, commercial premises, commercial property, commercial space, premises, shop, shops, retail space, store, local, locales, local comercial, locales comerciales, nave, tienda, محل, محلات, محل تجاري, محلات تجارية, تجاري
office, offices, office space, oficina, oficinas, despacho, مكتب, مكاتب

! lift, elevator, elevators, lifts, ascensor, ascensores, مصعد, مصاعد, أسانسير
! balcony, balconies, balcón, balcones, شرفة, بلكونة, بلكون
! terrace, terraces, roof terrace, terraza, terrazas, azotea, تراس, شرفة واسعة, تيراس
! garden, gardens, yard, back yard, backyard, jardín, jardines, patio, حديقة, جنينة
! pool, swimming pool, pools, piscina, alberca, pileta, مسبح, حمام سباحة, بركة سباحة
! fireplace, fireplaces, open fire, chimenea, مدفأة
! air conditioning, a/c, ac, aircon, air con, air conditioned, aire acondicionado, aire, تكييف, مكيف, مكيفة, تكييف هواء
! underfloor heating, suelo radiante, تدفئة أرضية
! dishwasher, lavavajillas, lavaplatos, غسالة صحون
! washing machine, washer, lavadora, غسالة, غسالة ملابس
! storage room, storage, box room, trastero, bodega, مخزن, غرفة تخزين
! bicycle room, bike storage, bike room, bicycle storage, cuarto de bicicletas, غرفة دراجات
! concierge, doorman, porter, conserje, portero, conserjería, بواب, حارس
! gym, fitness room, gimnasio, نادي رياضي, نادٍ رياضي, صالة رياضية, جيم
! alarm, alarm system, security system, alarma, إنذار, جهاز إنذار
! solar panels, solar, photovoltaic, paneles solares, placas solares, ألواح شمسية, طاقة شمسية
! home office, study, despacho en casa, مكتب منزلي
! walk in wardrobe, walk in closet, dressing room, vestidor, غرفة ملابس
! fibre internet, fibre, fiber, fiber internet, fibra, fibra óptica, ألياف, إنترنت ألياف
! wheelchair access, wheelchair accessible, wheelchair, step free, accessible, accesible, silla de ruedas, adaptado, adaptada, كرسي متحرك, ذوي الاحتياجات الخاصة
! goods lift, montacargas, مصعد بضائع
! loading bay, muelle de carga, رصيف تحميل

! furnished, fully furnished, amueblado, amueblada, amueblados, amuebladas, con muebles, مفروش, مفروشة, مفروشه
! unfurnished, not furnished, without furniture, sin amueblar, sin muebles, no amueblado, غير مفروش, غير مفروشة, بدون أثاث, بدون فرش
! part furnished, partly furnished, semi furnished, partially furnished, semiamueblado, semi amueblado, نصف مفروش, شبه مفروشة, شبه مفروش
! garage, garaje, cochera, plaza de garaje, كراج, مرآب, جراج
! heat pump, bomba de calor, aerotermia, مضخة حرارية

furnishing, furniture, mobiliario, أثاث
parking, car park, parking space, parking spaces, off street parking, aparcamiento, estacionamiento, plaza de aparcamiento, موقف سيارات, موقف سيارة, مواقف سيارات, موقف السيارات, موقف
pets, pet friendly, pets allowed, pets welcome, allows pets, pet, dogs allowed, cats allowed, mascotas, se admiten mascotas, admite mascotas, acepta mascotas, mascotas permitidas, حيوانات أليفة, الحيوانات الأليفة, يسمح بالحيوانات الأليفة, يسمح بالحيوانات
view, views, overlooking, vistas, vista, vistas al, vistas a, vista al, vista a, con vistas al, con vistas a la, vistas a la, إطلالة, إطلالة على, اطلالة على, مطلة على, مطل على
heating, calefacción, تدفئة
energy class, energy rating, epc, epc rating, energy label, clase energética, certificado energético, certificación energética, فئة الطاقة
water, sea, ocean, river, lake, seafront, waterfront, mar, río, lago, agua, بحر, نهر, ماء, البحر
city, skyline, ciudad, مدينة
mountain, mountains, hills, montaña, montañas, جبل, جبال
central, central heating, central calefacción
plot (m²), plot, garden of, parcela (m²), parcela, مساحة الأرض
storeys, storey, stories, floors, levels, plantas, pisos de altura, طوابق, طابق, عدد الطوابق
desks, desk, workstations, puestos de trabajo, puestos
meeting rooms, meeting room, salas de reuniones, قاعات الاجتماعات
year built, año de construcción, سنة البناء

public transport, metro, the metro, subway, underground, tube, station, train station, railway station, train, tram, u bahn, metro station, transporte público, estación, estación de metro, estación de tren, tren, tranvía, مترو, محطة, محطة مترو, محطة المترو, نقل عام, النقل العام, قطار
bus stop, bus, bus station, parada de autobús, autobús, parada de bus, حافلة, حافلات, موقف الحافلات, باص
school, schools, primary school, high school, colegio, colegios, escuela, escuelas, instituto, مدرسة, مدارس
kindergarten, nursery, preschool, daycare, guardería, jardín de infancia, روضة, روضة أطفال, حضانة
supermarket, supermarkets, grocery, groceries, grocery store, shops near, supermercado, supermercados, سوبرماركت, بقالة
pharmacy, pharmacies, chemist, drugstore, farmacia, farmacias, صيدلية
hospital, hospitals, clinic, hospitales, clínica, مستشفى, مشفى
park, parks, green space, parque, parques, حديقة عامة, حديقة, منتزه
restaurants, restaurant, cafes, cafés, restaurantes, restaurante, مطاعم, مطعم
beach, the beach, seaside, beachfront, sea, ocean, playa, la playa, mar, بحر, شاطئ, شاطيء, الشاطئ
airport, aeropuerto, مطار
`

/** Negative values; a parameter given by its name alone means all other values. */
export const NEGATIVE_ANSWERS = `none, no, not allowed, unfurnished, street, on street, ninguno, ninguna, no permitido, no permitidas, calle, لا يوجد, بدون, غير مسموح, شارع`
