/**
 * What people write, and what they mean by it; one line each. Categories, questions, answers and places stand by their
 * names; `at=Porto~10` is a circle of ten kilometres around Porto.
 */
export const english = `
2 bed flat near Porto under 300k with lift → category=apartment; at=Porto~10; max_price=300000; beds=2; p=Amenities~Lift
2 bedroom apartment in Lisbon → category=apartment; city=Lisbon; beds=2
two bedroom apartment in Lisbon → category=apartment; city=Lisbon; beds=2
3-bedroom house in Berlin → category=house; city=Berlin; beds=3
house for sale in Cape Town → type=sell; category=house; city=Cape Town
flats to rent in Paris → type=rent; category=apartment; city=Paris
flat for rent in New York under $3,000 per month → type=rent; category=apartment; city=New York; max_price=3000
villa in Dubai with pool → category=villa; city=Dubai; p=Amenities~Pool
villas with a private swimming pool and garden in Dubai → category=villa; city=Dubai; p=Amenities~Garden; p=Amenities~Pool; q=private
studio in Tokyo under 120,000 a month → type=rent; category=studio; city=Tokyo; max_price=120000
cheap studio in Berlin → category=studio; city=Berlin; sort=price_low
cheapest flats in Nairobi → category=apartment; city=Nairobi; sort=price_low
newest homes in Sydney → city=Sydney
homes in Sydney listed this week → city=Sydney; since=7
new listings in Sydney in the last 24 hours → city=Sydney; since=1
apartments in Mumbai between 50 lakh and 1.2 crore → category=apartment; city=Mumbai; min_price=5000000; max_price=12000000
2BHK in Mumbai under 80 lakhs → city=Mumbai; max_price=8000000; beds=2
3 bhk flat for sale Mumbai → type=sell; category=apartment; city=Mumbai; beds=3
buy a house in São Paulo → type=sell; category=house; city=São Paulo
house in sao paulo 4 bedrooms 3 bathrooms → category=house; city=São Paulo; beds=4; baths=3
3 bed 2 bath townhouse in Sydney → category=townhouse; city=Sydney; beds=3; baths=2
3+ beds in Lisbon → city=Lisbon; beds=3
at least 3 bedrooms in Lisbon → city=Lisbon; beds=3
2 or more bedrooms, Paris → city=Paris; beds=2
penthouse with terrace and sea view in Cape Town → category=penthouse; city=Cape Town; p=Amenities~Terrace; p=View~Water
apartment with city view New York → category=apartment; city=New York; p=View~City
furnished apartment in Dubai for rent → type=rent; category=apartment; city=Dubai; p=Furnishing~Furnished
unfurnished flat in Berlin → category=apartment; city=Berlin; p=Furnishing~Unfurnished
part furnished flat in Berlin → category=apartment; city=Berlin; p=Furnishing~Part furnished
flat near a school in Paris → category=apartment; city=Paris; near=School
house within 2 km of a school in Berlin → category=house; city=Berlin; near=School~2
flat within 500 m of the metro in Lisbon → category=apartment; city=Lisbon; near=Public transport~0.5
apartment close to the beach in Lisbon → category=apartment; city=Lisbon; near=Beach
apartment near the metro and a supermarket, Paris → category=apartment; city=Paris; near=Public transport; near=Supermarket
walking distance to a park, Berlin → city=Berlin; near=Park~1
flat in Paris, France → category=apartment; city=Paris; country=France
flat in Paris, Texas → category=apartment; city=Paris; state=Texas
homes in Portugal → country=Portugal
land for sale in Portugal → type=sell; category=land; country=Portugal
houses in California → category=house; state=California; country=United States
office space in Tokyo → category=office; city=Tokyo
shop to let in Paris → type=rent; category=commercial; city=Paris
commercial premises in Berlin over 200 sqm → category=commercial; city=Berlin; min_area=200
flat over 100 m2 in Lisbon → category=apartment; city=Lisbon; min_area=100
flat between 80 and 120 m² in Lisbon → category=apartment; city=Lisbon; min_area=80; max_area=120
80-120 sqm apartment Berlin → category=apartment; city=Berlin; min_area=80; max_area=120
apartment up to 60 square metres in Paris → category=apartment; city=Paris; max_area=60
1,000 sq ft apartment in New York → category=apartment; city=New York; min_area=93
100 m² apartment in Berlin → category=apartment; city=Berlin; min_area=100
house under €500,000 in Lisbon → category=house; city=Lisbon; max_price=500000
house in Lisbon max 500k → category=house; city=Lisbon; max_price=500000
house over 1 million in Sydney → category=house; city=Sydney; min_price=1000000
house above £750k → category=house; min_price=750000
villa from 2m to 5m in Dubai → category=villa; city=Dubai; min_price=2000000; max_price=5000000
villa 2m - 5m Dubai → category=villa; city=Dubai; min_price=2000000; max_price=5000000
flat 200-300k in Lisbon → category=apartment; city=Lisbon; min_price=200000; max_price=300000
flat around 300k in Lisbon → category=apartment; city=Lisbon; min_price=270000; max_price=330000
about 1500 a month in Berlin → type=rent; city=Berlin; min_price=1350; max_price=1650
flat in Berlin for 1,200 pcm → type=rent; category=apartment; city=Berlin; max_price=1200
house for less than half a million in Sydney → category=house; city=Sydney; max_price=500000
apartments below 1.5 million dollars in New York → category=apartment; city=New York; max_price=1500000
my budget is 400k, house in Cape Town → category=house; city=Cape Town; max_price=400000
pet friendly apartment in Berlin → category=apartment; city=Berlin; p=Pets~Allowed; p=Pets~On request
flat with parking and balcony in Paris → category=apartment; city=Paris; p=Parking~Garage; p=Parking~One space; p=Parking~Two spaces; p=Amenities~Balcony
house with garage in Berlin → category=house; city=Berlin; p=Parking~Garage
house with a garden and fireplace → category=house; p=Amenities~Fireplace; p=Amenities~Garden
apartment with air conditioning and elevator in Dubai → category=apartment; city=Dubai; p=Amenities~Air conditioning; p=Amenities~Lift
flat with a/c and gym in Dubai → category=apartment; city=Dubai; p=Amenities~Air conditioning; p=Amenities~Gym
flat near a gym in Dubai → category=apartment; city=Dubai; near=Gym
wheelchair accessible flat in Paris → category=apartment; city=Paris; p=Amenities~Wheelchair access
house built after 2010 in Berlin → category=house; city=Berlin; p=Year built~2010..
flat built before 1940 in Berlin → category=apartment; city=Berlin; p=Year built~..1940
flat with heat pump in Berlin → category=apartment; city=Berlin; p=Heating~Heat pump
energy class A apartment in Lisbon → category=apartment; city=Lisbon; p=Energy class~A
flat from owner in Lisbon → category=apartment; city=Lisbon; by=owner
private seller house in Porto → category=house; city=Porto; by=owner
flats by agency in Berlin → category=apartment; city=Berlin; by=agency
featured homes in Dubai → city=Dubai; featured=1
premium villas in Dubai → category=villa; city=Dubai; premium=1
most viewed apartments in Paris → category=apartment; city=Paris; sort=most_viewed
most expensive penthouse in New York → category=penthouse; city=New York; sort=price_high
reduced price houses in Sydney → category=house; city=Sydney; sort=reduction
house or villa in Lisbon → category=house,villa; city=Lisbon
flats and studios in Tokyo → category=apartment,studio; city=Tokyo
terraced house in London → category=townhouse; city=London
condo in Mexico City → category=apartment; city=Mexico City
Mexico City apartment 2 beds → category=apartment; city=Mexico City; beds=2
lisbon 3 bed → city=Lisbon; beds=3
Lisbon → city=Lisbon
apartment → category=apartment
sunny flat with oak floors in Lisbon → category=apartment; city=Lisbon; q=sunny oak floors
flat in Alfama → category=apartment; q=Alfama
Rua Augusta → q=Rua Augusta
bright loft → q=bright loft
nice flat in Nice → category=apartment; city=Nice; q=nice
T2 in Lisbon up to 350.000 € → city=Lisbon; max_price=350000; beds=2
within 5 km of Porto, 3 bedrooms → at=Porto~5; beds=3
20 km around Berlin house with plot over 500 m2 → category=house; at=Berlin~20; p=Plot (m²)~500..
rent in Lisbon → type=rent; city=Lisbon
looking for a 1 bedroom flat to buy near Paris for under 400 thousand euros → type=sell; category=apartment; at=Paris~10; max_price=400000; beds=1
I want to rent a furnished two bed flat in Dubai, max 90k a year → type=rent; category=apartment; city=Dubai; max_price=90000; beds=2; p=Furnishing~Furnished
4 bedroom house with pool, garage, Cape Town, at most 6 million rand → category=house; city=Cape Town; max_price=6000000; beds=4; p=Amenities~Pool; p=Parking~Garage
apartment in Berlin with dishwasher and washing machine, no agents → category=apartment; city=Berlin; by=owner; p=Amenities~Dishwasher; p=Amenities~Washing machine
best value flats in Lisbon per m2 → category=apartment; city=Lisbon; sort=area_price_low
house with 2 storeys in Berlin → category=house; city=Berlin; p=Storeys~2..
office with 20 desks in Tokyo → category=office; city=Tokyo; p=Desks~20..
homes near the airport in Dubai → city=Dubai; near=Airport
apartments posted in the last 30 days in Paris → category=apartment; city=Paris; since=30
`

export const spanish = `
piso de 3 habitaciones en Lisboa por menos de 1.500 al mes con terraza → type=rent; category=apartment; city=Lisbon; max_price=1500; beds=3; p=Amenities~Terrace
piso de 2 habitaciones en Madrid → category=apartment; city=Madrid; beds=2
piso en alquiler en Madrid → type=rent; category=apartment; city=Madrid
piso en venta en Madrid → type=sell; category=apartment; city=Madrid
comprar casa en Berlín → type=sell; category=house; city=Berlin
alquilar apartamento en París → type=rent; category=apartment; city=Paris
casa con jardín y piscina en Ciudad de México → category=house; city=Mexico City; p=Amenities~Garden; p=Amenities~Pool
departamento en renta en Ciudad de México hasta 20,000 al mes → type=rent; category=apartment; city=Mexico City; max_price=20000
departamento de dos recámaras en Ciudad de México → category=apartment; city=Mexico City; beds=2
ático con vistas al mar en Lisboa → category=penthouse; city=Lisbon; p=View~Water
estudio barato en Berlín → category=studio; city=Berlin; sort=price_low
el piso más barato en Nueva York → category=apartment; city=New York; sort=price_low
villa de lujo en Dubái → category=villa; city=Dubai; q=lujo
villa en Dubái con piscina por menos de 5 millones → category=villa; city=Dubai; max_price=5000000; p=Amenities~Pool
casa adosada en Sídney → category=townhouse; city=Sydney
adosado de 4 dormitorios → category=townhouse; beds=4
terreno en Portugal de más de 1000 m2 → category=land; country=Portugal; min_area=1000
local comercial en París → category=commercial; city=Paris
oficina en Tokio de 200 metros cuadrados → category=office; city=Tokyo; min_area=200
piso de entre 80 y 100 m2 en Madrid → category=apartment; city=Madrid; min_area=80; max_area=100
piso de mínimo 90 m² en Madrid → category=apartment; city=Madrid; min_area=90
piso entre 200.000 y 300.000 euros en Madrid → category=apartment; city=Madrid; min_price=200000; max_price=300000
piso de 200 a 300 mil euros en Madrid → category=apartment; city=Madrid; min_price=200000; max_price=300000
casa por debajo de 350 mil euros → category=house; max_price=350000
casa hasta 350.000€ en Oporto → category=house; city=Porto; max_price=350000
casa desde 1 millón en Sídney → category=house; city=Sydney; min_price=1000000
casa de más de un millón y medio en Sídney → category=house; city=Sydney; min_price=1500000
casa por menos de medio millón → category=house; max_price=500000
piso por unos 250.000 € → category=apartment; min_price=225000; max_price=275000
alrededor de 900 euros al mes en Madrid → type=rent; city=Madrid; min_price=810; max_price=990
presupuesto 300 mil, piso en Lisboa → category=apartment; city=Lisbon; max_price=300000
piso con ascensor y balcón en Madrid → category=apartment; city=Madrid; p=Amenities~Balcony; p=Amenities~Lift
piso con garaje en Madrid → category=apartment; city=Madrid; p=Parking~Garage
piso con aparcamiento → category=apartment; p=Parking~Garage; p=Parking~One space; p=Parking~Two spaces
piso amueblado en alquiler en París → type=rent; category=apartment; city=Paris; p=Furnishing~Furnished
piso sin amueblar en París → category=apartment; city=Paris; p=Furnishing~Unfurnished
piso con aire acondicionado y trastero → category=apartment; p=Amenities~Air conditioning; p=Amenities~Storage room
se admiten mascotas, piso en Berlín → category=apartment; city=Berlin; p=Pets~Allowed; p=Pets~On request
piso cerca de un colegio en Madrid → category=apartment; city=Madrid; near=School
piso cerca del metro en Madrid → category=apartment; city=Madrid; near=Public transport
casa a menos de 2 km de la playa en Lisboa → category=house; city=Lisbon; near=Beach~2
piso a 500 metros del metro → category=apartment; near=Public transport~0.5
casa cerca de Oporto → category=house; at=Porto~10
casas a 20 km de Lisboa → category=house; at=Lisbon~20
piso en Lisboa, Portugal → category=apartment; city=Lisbon; country=Portugal
casas en España → category=house; country=Spain
casas en Estados Unidos → category=house; country=United States
piso de 3 dormitorios y 2 baños en Madrid → category=apartment; city=Madrid; beds=3; baths=2
tres habitaciones y dos baños en Madrid → city=Madrid; beds=3; baths=2
piso de al menos 3 habitaciones → category=apartment; beds=3
3 hab 2 baños piso Madrid → category=apartment; city=Madrid; beds=3; baths=2
casa construida después de 2015 → category=house; p=Year built~2015..
casa con chimenea y paneles solares → category=house; p=Amenities~Fireplace; p=Amenities~Solar panels
piso de particular en Madrid → category=apartment; city=Madrid; by=owner
piso sin agencia en Madrid → category=apartment; city=Madrid; by=owner
casas de inmobiliaria en Lisboa → category=house; city=Lisbon; by=agency
pisos publicados esta semana en Madrid → category=apartment; city=Madrid; since=7
pisos publicados hoy en Madrid → category=apartment; city=Madrid; since=1
pisos de los últimos 30 días → category=apartment; since=30
casas rebajadas en Sídney → category=house; city=Sydney; sort=reduction
los pisos más vistos de París → category=apartment; city=Paris; sort=most_viewed
las casas más caras en Dubái → category=house; city=Dubai; sort=price_high
lo más nuevo en Lisboa → city=Lisbon
viviendas destacadas en Lisboa → city=Lisbon; featured=1
busco piso de alquiler en Madrid, máximo 1.200 euros, con calefacción central → type=rent; category=apartment; city=Madrid; max_price=1200; p=Heating~Central
quiero alquilar un estudio amueblado cerca del metro en París por 900 € al mes → type=rent; category=studio; city=Paris; max_price=900; p=Furnishing~Furnished; near=Public transport
apartamento luminoso con terraza en Lisboa → category=apartment; city=Lisbon; p=Amenities~Terrace; q=luminoso
piso en el barrio de Salamanca → category=apartment; city=Salamanca; q=barrio
casa o villa en Lisboa → category=house,villa; city=Lisbon
Lisboa → city=Lisbon
piso → category=apartment
ascensor → p=Amenities~Lift
`

export const arabic = `
شقة بغرفتين في دبي أقل من 2 مليون → category=apartment; city=Dubai; max_price=2000000; beds=2
شقة في دبي → category=apartment; city=Dubai
شقة للإيجار في دبي → type=rent; category=apartment; city=Dubai
شقة للبيع في القاهرة → type=sell; category=apartment; city=Cairo
شقق للإيجار في دبي → type=rent; category=apartment; city=Dubai
فيلا في دبي مع مسبح → category=villa; city=Dubai; p=Amenities~Pool
فيلا بحديقة ومسبح في الرياض → category=villa; city=Riyadh; p=Amenities~Garden; p=Amenities~Pool
فلل للبيع في دبي → type=sell; category=villa; city=Dubai
استوديو رخيص في دبي → category=studio; city=Dubai; sort=price_low
أرخص شقة في دبي → category=apartment; city=Dubai; sort=price_low
شقة ثلاث غرف نوم في دبي → category=apartment; city=Dubai; beds=3
شقة ٣ غرف في دبي → category=apartment; city=Dubai; beds=3
شقة غرفة نوم واحدة في باريس → category=apartment; city=Paris; beds=1
شقة 3 غرف نوم وحمامين في دبي → category=apartment; city=Dubai; beds=3; baths=2
منزل بأربع غرف و3 حمامات في برلين → category=house; city=Berlin; beds=4; baths=3
بيت للبيع في سيدني → type=sell; category=house; city=Sydney
منزل مع حديقة في برلين → category=house; city=Berlin; p=Amenities~Garden
شقة أقل من مليون درهم في دبي → category=apartment; city=Dubai; max_price=1000000
شقة تحت 500 ألف في دبي → category=apartment; city=Dubai; max_price=500000
شقة بأقل من ٥٠٠٬٠٠٠ في دبي → category=apartment; city=Dubai; max_price=500000
شقة حتى مليون ونصف في دبي → category=apartment; city=Dubai; max_price=1500000
شقة بين 500 ألف و 800 ألف في دبي → category=apartment; city=Dubai; min_price=500000; max_price=800000
شقة من 500 إلى 800 ألف درهم في دبي → category=apartment; city=Dubai; min_price=500000; max_price=800000
فيلا أكثر من 3 ملايين في دبي → category=villa; city=Dubai; min_price=3000000
فيلا بحدود 3 مليون في دبي → category=villa; city=Dubai; min_price=2700000; max_price=3300000
فيلا أقل من مليونين → category=villa; max_price=2000000
شقة بنصف مليون في دبي → category=apartment; city=Dubai; max_price=500000
شقة للإيجار بأقل من 5000 شهريا في دبي → type=rent; category=apartment; city=Dubai; max_price=5000
شقة 6000 درهم في الشهر دبي → type=rent; category=apartment; city=Dubai; max_price=6000
شقة مفروشة في دبي → category=apartment; city=Dubai; p=Furnishing~Furnished
شقة غير مفروشة في دبي → category=apartment; city=Dubai; p=Furnishing~Unfurnished
شقة مع مصعد وشرفة في القاهرة → category=apartment; city=Cairo; p=Amenities~Balcony; p=Amenities~Lift
شقة بموقف سيارات في دبي → category=apartment; city=Dubai; p=Parking~Garage; p=Parking~One space; p=Parking~Two spaces
شقة مع تكييف في دبي → category=apartment; city=Dubai; p=Amenities~Air conditioning
شقة قريبة من المترو في دبي → category=apartment; city=Dubai; near=Public transport
شقة قرب مدرسة في دبي → category=apartment; city=Dubai; near=School
شقة بالقرب من الشاطئ في دبي → category=apartment; city=Dubai; near=Beach
فيلا على بعد 2 كم من الشاطئ في دبي → category=villa; city=Dubai; near=Beach~2
شقة على بعد 500 متر من المترو في دبي → category=apartment; city=Dubai; near=Public transport~0.5
شقة قرب دبي → category=apartment; at=Dubai~10
منزل بالقرب من بورتو → category=house; at=Porto~10
منزل في البرتغال → category=house; country=Portugal
أرض للبيع في مصر → type=sell; category=land; country=Egypt
أرض أكبر من 1000 متر مربع في مصر → category=land; country=Egypt; min_area=1000
شقة مساحة 120 متر مربع في دبي → category=apartment; city=Dubai; min_area=120
شقة بين 100 و 150 متر مربع في دبي → category=apartment; city=Dubai; min_area=100; max_area=150
مكتب للإيجار في طوكيو → type=rent; category=office; city=Tokyo
محل تجاري في باريس → category=commercial; city=Paris
بنتهاوس مع إطلالة على البحر في دبي → category=penthouse; city=Dubai; p=View~Water
تاون هاوس في دبي → category=townhouse; city=Dubai
شقة من المالك في دبي → category=apartment; city=Dubai; by=owner
شقق من وكالة عقارية في دبي → category=apartment; city=Dubai; by=agency
شقق هذا الأسبوع في دبي → category=apartment; city=Dubai; since=7
شقق معروضة اليوم في دبي → category=apartment; city=Dubai; since=1
أحدث الشقق في دبي → category=apartment; city=Dubai
الأكثر مشاهدة في دبي → city=Dubai; sort=most_viewed
أغلى فيلا في دبي → category=villa; city=Dubai; sort=price_high
عقارات مميزة في دبي → city=Dubai; featured=1
شراء منزل في مدريد → type=sell; category=house; city=Madrid
أريد استئجار شقة مفروشة بغرفتين قرب المترو في دبي بأقل من 90 ألف سنويا → type=rent; category=apartment; city=Dubai; max_price=90000; beds=2; p=Furnishing~Furnished; near=Public transport
أبحث عن فيلا للبيع في دبي بخمس غرف ومسبح → type=sell; category=villa; city=Dubai; beds=5; p=Amenities~Pool
شقة أو استوديو في دبي → category=apartment,studio; city=Dubai
دبي → city=Dubai
شقة → category=apartment
شقة مشمسة في دبي → category=apartment; city=Dubai; q=مشمسة
شقة في دبي، الإمارات العربية المتحدة → category=apartment; city=Dubai; country=United Arab Emirates
يسمح بالحيوانات الأليفة شقة في برلين → category=apartment; city=Berlin; p=Pets~Allowed; p=Pets~On request
`

export const mixed = `
piso near Lisbon under 300k → category=apartment; at=Lisbon~10; max_price=300000
flat in Dubai بغرفتين → category=apartment; city=Dubai; beds=2
شقة 2 bedroom in Dubai → category=apartment; city=Dubai; beds=2
apartamento 3 bedrooms Madrid con pool → category=apartment; city=Madrid; beds=3; p=Amenities~Pool
villa Dubai مسبح max 5m → category=villa; city=Dubai; max_price=5000000; p=Amenities~Pool
casa with garden in Lisboa → category=house; city=Lisbon; p=Amenities~Garden
`
