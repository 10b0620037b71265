/** Third set of phrases, written after the parser passed the others. */
export const again = `
I'm looking for a three bedroom home with a garden near good schools in Sydney, up to 2 million dollars → city=Sydney; max_price=2000000; beds=3; p=Amenities~Garden; near=School; q=good
bungalow near Cape Town with sea views → category=house; at=Cape Town~10; p=View~Water
flats under 1k per month Berlin → type=rent; category=apartment; city=Berlin; max_price=1000
4 bed house Lisbon 600k-800k with garage → category=house; city=Lisbon; min_price=600000; max_price=800000; beds=4; p=Parking~Garage
one bedroom apartment with balcony to rent in Paris, less than 1800 euros → type=rent; category=apartment; city=Paris; max_price=1800; beds=1; p=Amenities~Balcony
warehouse in Mumbai → city=Mumbai; q=warehouse
luxury penthouse with concierge New York → category=penthouse; city=New York; p=Amenities~Concierge; q=luxury
6 bhk villa mumbai 10 cr → category=villa; city=Mumbai; max_price=100000000; beds=6
shops for sale in Dubai below AED 2m → type=sell; category=commercial; city=Dubai; max_price=2000000
house with at least 2 bathrooms and 150 sqm in Berlin → category=house; city=Berlin; min_area=150; baths=2
minimum 2 bedrooms, maximum $500k, Mexico City → city=Mexico City; max_price=500000; beds=2
student room cheap Berlin → city=Berlin; sort=price_low; q=student room
townhouse within walking distance of a supermarket → category=townhouse; near=Supermarket~1
pet-friendly studio Tokyo → category=studio; city=Tokyo; p=Pets~Allowed; p=Pets~On request
Necesito una casa de tres dormitorios con garaje en Madrid → category=house; city=Madrid; beds=3; p=Parking~Garage
pisos en alquiler por menos de 800€ → type=rent; category=apartment; max_price=800
ático con terraza en el centro de Madrid → category=penthouse; city=Madrid; p=Amenities~Terrace; q=centro
casa de 4 habitaciones, 3 baños y piscina en Lisboa → category=house; city=Lisbon; beds=4; baths=3; p=Amenities~Pool
oficina amueblada en alquiler en Madrid → type=rent; category=office; city=Madrid; p=Furnishing~Furnished
piso exterior con mucha luz → category=apartment; q=exterior mucha luz
estudio cerca de la universidad en Madrid → category=studio; city=Madrid; q=universidad
villa con vistas al mar y jardín por un máximo de 2 millones → category=villa; max_price=2000000; p=Amenities~Garden; p=View~Water
departamento 3 recámaras 2 baños CDMX → category=apartment; city=Mexico City; beds=3; baths=2
terreno de 500 m2 en Oporto → category=land; city=Porto; min_area=500
شقة للبيع في دبي بغرفة نوم واحدة → type=sell; category=apartment; city=Dubai; beds=1
فيلا فاخرة مع مسبح خاص → category=villa; p=Amenities~Pool; q=فاخرة خاص
استوديو للإيجار في دبي بأقل من 40 ألف سنويا → type=rent; category=studio; city=Dubai; max_price=40000
شقة من ثلاث غرف وحمامين في القاهرة → category=apartment; city=Cairo; beds=3; baths=2
أرض للبيع في الرياض بمساحة 800 متر → type=sell; category=land; city=Riyadh; min_area=800
بيت مع كراج قريب من مدرسة → category=house; p=Parking~Garage; near=School
مكتب في دبي بين 1000 و 2000 قدم مربع → category=office; city=Dubai; min_area=93; max_area=186
شقة في باريس تطل على النهر → category=apartment; city=Paris; q=تطل النهر
أرخص الفلل في دبي → category=villa; city=Dubai; sort=price_low
شقتين في دبي → city=Dubai; q=شقتين
`
