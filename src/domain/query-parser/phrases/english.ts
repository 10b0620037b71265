/**
 * Phrases and their expected queries, one per line. Categories, parameters, values and places are given by name;
 * `at=Porto~10` is a circle of 10 km around Porto.
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
