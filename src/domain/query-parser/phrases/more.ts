/** Phrases written after the parser passed the others, as a hold-out set. */
export const more = `
looking to buy a 3 bedroom semi detached in London for around £600k → type=sell; category=townhouse; city=London; min_price=540000; max_price=660000; beds=3
1 bed flat to rent in London, £1,500 pcm max → type=rent; category=apartment; city=London; max_price=1500; beds=1
cheap rooms near Cape Town → at=Cape Town~10; sort=price_low; q=rooms
apartment in New York with doorman, gym and roof terrace → category=apartment; city=New York; p=Amenities~Concierge; p=Amenities~Gym; p=Amenities~Terrace
house, 4 beds, 2 baths, pool, under 1.2m, Sydney → category=house; city=Sydney; max_price=1200000; beds=4; baths=2; p=Amenities~Pool
Berlin flat 60 sqm 900 euro warm → category=apartment; city=Berlin; max_price=900; min_area=60; q=warm
Dubai studio fully furnished monthly → type=rent; category=studio; city=Dubai; p=Furnishing~Furnished
plots of land under 50k in Kenya → category=land; max_price=50000; q=Kenya
something with a sea view in Lisbon → city=Lisbon; p=View~Water; q=something
family house with a big garden close to schools in Berlin → category=house; city=Berlin; p=Amenities~Garden; near=School; q=family big
5 bedroom villa Dubai 10 million+ → category=villa; city=Dubai; min_price=10000000; beds=5
office to let Tokyo 500 sqm → type=rent; category=office; city=Tokyo; min_area=500
flat in Lisbon with 2 bathrooms and no more than 400 000 → category=apartment; city=Lisbon; max_price=400000; baths=2
houses for sale with price drops in Sydney → type=sell; category=house; city=Sydney; sort=reduction
apartments with parking within 1 mile of the beach in Lisbon → category=apartment; city=Lisbon; p=Parking~Garage; p=Parking~One space; p=Parking~Two spaces; near=Beach~1.61
10 minutes walk from the metro in Paris → city=Paris; near=Public transport~0.8
Paris flat, lift, balcony, 2 beds, 500-700k → category=apartment; city=Paris; min_price=500000; max_price=700000; beds=2; p=Amenities~Balcony; p=Amenities~Lift
not furnished apartment Mumbai 25k per month → type=rent; category=apartment; city=Mumbai; max_price=25000; p=Furnishing~Unfurnished
villa with solar panels built since 2018 → category=villa; p=Amenities~Solar panels; p=Year built~2018..
penthouse for lease in Mexico City → type=rent; category=penthouse; city=Mexico City
quiero comprar un ático de 3 habitaciones en Madrid con terraza y piscina por menos de 800 mil euros → type=sell; category=penthouse; city=Madrid; max_price=800000; beds=3; p=Amenities~Pool; p=Amenities~Terrace
piso barato en Madrid cerca de la estación de metro → category=apartment; city=Madrid; near=Public transport; sort=price_low
casa de campo en Portugal → category=house; country=Portugal; q=campo
chalet con piscina y garaje en Salamanca → category=house; city=Salamanca; p=Amenities~Pool; p=Parking~Garage
alquiler de oficinas en París → type=rent; category=office; city=Paris
piso 2 hab. 1 baño 70 m2 Madrid 1.100€/mes → type=rent; category=apartment; city=Madrid; max_price=1100; min_area=70; beds=2; baths=1
apartamentos nuevos en Lisboa desde 300.000 hasta 450.000 → category=apartment; city=Lisbon; min_price=300000; max_price=450000; q=nuevos
estudio en alquiler cerca de la playa, máximo 700 → type=rent; category=studio; max_price=700; near=Beach
casas con vistas a la montaña → category=house; p=View~Mountain
departamento amueblado que acepta mascotas en Ciudad de México → category=apartment; city=Mexico City; p=Furnishing~Furnished; p=Pets~Allowed; p=Pets~On request
terrenos baratos en España → category=land; country=Spain; sort=price_low
piso de 120 metros con 4 dormitorios → category=apartment; min_area=120; beds=4
local en alquiler de unos 80 m2 → type=rent; category=commercial; min_area=72; max_area=88
شقة للايجار في الرياض غرفتين وصالة → type=rent; category=apartment; city=Riyadh; beds=2; q=وصالة
فيلا للبيع في الرياض ٥ غرف نوم مع حديقة → type=sell; category=villa; city=Riyadh; beds=5; p=Amenities~Garden
استوديو مفروش للإيجار الشهري في دبي → type=rent; category=studio; city=Dubai; p=Furnishing~Furnished
شقة رخيصة قرب محطة المترو → category=apartment; near=Public transport; sort=price_low
شقة 100 متر في القاهرة بسعر لا يزيد عن ٣ مليون جنيه → category=apartment; city=Cairo; max_price=3000000; min_area=100
أرض سكنية في الرياض مساحتها 500 متر مربع → category=land; city=Riyadh; min_area=500; q=سكنية
شقة مع شرفة ومصعد وموقف سيارات → category=apartment; p=Amenities~Balcony; p=Amenities~Lift; p=Parking~Garage; p=Parking~One space; p=Parking~Two spaces
بيت في لشبونة بأربع غرف نوم وثلاث حمامات → category=house; city=Lisbon; beds=4; baths=3
مكاتب للإيجار في دبي أكثر من 200 متر مربع → type=rent; category=office; city=Dubai; min_area=200
شقة في نيويورك بين 800 ألف ومليون دولار → category=apartment; city=New York; min_price=800000; max_price=1000000
فيلا قريبة من البحر في دبي → category=villa; city=Dubai; near=Beach
شقق جديدة للبيع في دبي من مليون إلى مليونين → type=sell; category=apartment; city=Dubai; min_price=1000000; max_price=2000000; q=جديدة
`
