/** Phrases in Spanish. */
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
