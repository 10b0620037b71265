/** Phrases in French. */
export const french = `
appartement de 3 chambres à Lisbonne pour moins de 1 500 € par mois avec terrasse → type=rent; category=apartment; city=Lisbon; max_price=1500; beds=3; p=Amenities~Terrace
appartement 3 pièces à Paris → category=apartment; city=Paris; beds=2
appartement à louer à Paris → type=rent; category=apartment; city=Paris
maison à vendre à Berlin → type=sell; category=house; city=Berlin
maison avec jardin et piscine à Sydney → category=house; city=Sydney; p=Amenities~Garden; p=Amenities~Pool
studio meublé à louer à Madrid → type=rent; category=studio; city=Madrid; p=Furnishing~Furnished
villa à Dubaï avec piscine jusqu’à 5 millions → category=villa; city=Dubai; max_price=5000000; p=Amenities~Pool
terrain au Portugal de plus de 1000 m² → category=land; country=Portugal; min_area=1000
bureau à Tokyo de 200 mètres carrés → category=office; city=Tokyo; min_area=200
appartement entre 80 et 100 m² à Madrid → category=apartment; city=Madrid; min_area=80; max_area=100
maison entre 200 000 et 300 000 euros à Madrid → category=house; city=Madrid; min_price=200000; max_price=300000
maison à moins de 350 000 € → category=house; max_price=350000
appartement près d’une école à Paris → category=apartment; city=Paris; near=School
maison près de la plage → category=house; near=Beach
l’appartement le moins cher de Berlin → category=apartment; city=Berlin; sort=price_low
je cherche une maison avec quatre chambres et deux salles de bains à Lisbonne → category=house; city=Lisbon; beds=4; baths=2
appartement avec ascenseur et balcon à Madrid → category=apartment; city=Madrid; p=Amenities~Balcony; p=Amenities~Lift
appartement non meublé à Paris → category=apartment; city=Paris; p=Furnishing~Unfurnished
maison avec garage → category=house; p=Parking~Garage
appartement avec climatisation à Dubaï → category=apartment; city=Dubai; p=Amenities~Air conditioning
maison avec vue sur la mer à Lisbonne → category=house; city=Lisbon; p=View~Water
local commercial à Paris en location → type=rent; category=commercial; city=Paris
appartement d’environ 60 m² → category=apartment; min_area=54; max_area=66
maison de particulier à Londres → category=house; city=London; by=owner
studio pas cher au Caire → category=studio; city=Cairo; sort=price_low
`
