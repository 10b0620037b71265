import { postcodeOf } from './postcodes.ts'

/** Building density of a district, which determines the possible categories. */
type Fabric = 'dense' | 'mixed' | 'leafy'

export interface District {
  name: string
  postcode: string | null
  latitude: number
  longitude: number
  fabric: Fabric
  /** Price level relative to the city. */
  level: number
  streets: readonly string[]
  /** A characteristic sentence. */
  note: string
  /** A second sentence, about everyday life. */
  everyday: string
}

/** name | latitude | longitude | fabric | price level | streets | note | everyday */
const tables: Record<string, string> = {
  Lisbon: `
Alfama | 38.7124 | -9.1292 | dense | 1.05 | Rua dos Remédios; Rua de São Miguel; Rua da Regueira | Alfama climbs from the river in steps and narrow lanes, and most errands are done on foot. | Grocers, cafés and small restaurants sit at the foot of the stairs.
Chiado | 38.7107 | -9.1421 | dense | 1.35 | Rua Garrett; Rua Ivens; Rua do Alecrim | Chiado keeps its bookshops, theatres and tiled façades, and stays lively into the evening. | Tram and underground meet two streets away at Baixa-Chiado.
Príncipe Real | 38.7164 | -9.1492 | dense | 1.3 | Rua da Escola Politécnica; Rua de São Marçal; Rua Cecílio de Sousa | Príncipe Real gathers around its old cedar and a Saturday market of growers from the region. | Design shops and quiet gardens alternate along the ridge.
Campo de Ourique | 38.7181 | -9.1662 | mixed | 1.05 | Rua Ferreira Borges; Rua Coelho da Rocha; Rua Saraiva de Carvalho | Campo de Ourique is laid out as a grid of level streets, which in this city counts as a luxury. | The covered market and the 28 tram are the two fixed points of the day.
Belém | 38.6996 | -9.2056 | leafy | 1.1 | Rua da Junqueira; Avenida da Torre de Belém; Rua Dom Lourenço de Almeida | Belém is the green end of town, with museums, gardens and the long riverside path. | Families come here for the schools and stay for the open sky.
Parque das Nações | 38.768 | -9.0975 | mixed | 1 | Alameda dos Oceanos; Rua do Bojador; Passeio do Adamastor | Parque das Nações was built around the river promenade and is easy with a bicycle or a pram. | Oriente station puts the airport and the coast within a short ride.
Alvalade | 38.7532 | -9.1441 | mixed | 0.95 | Avenida da Igreja; Avenida de Roma; Rua Acácio de Paiva | Alvalade is a planned neighbourhood of the nineteen-fifties with wide pavements and mature trees. | Bakeries, a market hall and two underground lines cover the week.
Estrela | 38.7138 | -9.1602 | mixed | 1.15 | Rua Domingos Sequeira; Rua de São Bernardo; Calçada da Estrela | Estrela lives around its walled garden and the white dome of the basilica. | Mornings are for the park, and the river is ten minutes downhill.`,
  Paris: `
Le Marais | 48.8588 | 2.3622 | dense | 1.2 | rue de Turenne; rue des Archives; rue Vieille du Temple | The Marais hides its courtyards behind carriage doors, and galleries fill the ground floors. | The covered Enfants Rouges market is the local kitchen.
Saint-Germain-des-Prés | 48.8541 | 2.3334 | dense | 1.5 | rue Bonaparte; rue de Seine; rue Jacob | Saint-Germain still runs on publishers, cafés and the Sunday walk to the Luxembourg gardens. | The river is a few minutes north, the market of rue de Buci even closer.
Montmartre | 48.8866 | 2.3388 | dense | 0.95 | rue Lepic; rue Caulaincourt; rue des Abbesses | Away from the basilica, Montmartre is a village of stairs, vines and neighbours who greet each other. | Lamarck and Abbesses stations sit on either side of the hill.
Batignolles | 48.8868 | 2.3172 | mixed | 0.95 | rue des Dames; rue Legendre; rue des Batignolles | Batignolles has an organic market on Saturdays and a long new park on the old railway land. | Line 14 reaches the centre in a few stops.
Canal Saint-Martin | 48.8719 | 2.3648 | dense | 0.98 | quai de Valmy; rue de Lancry; rue Beaurepaire | Iron footbridges and plane trees line the canal, and the towpath closes to cars on Sundays. | Coffee roasters and bakeries are on every corner.
Passy | 48.8572 | 2.2798 | leafy | 1.15 | rue de Passy; rue de la Pompe; rue de la Tour | Passy is calm and well kept, with good schools and the Bois de Boulogne at its edge. | The covered market and a full shopping street are close at hand.
Bercy | 48.8381 | 2.3835 | mixed | 0.85 | rue de Bercy; rue de Pommard; rue Paul Belmondo | Bercy is built around a large park with rose gardens and a vineyard kept from the old wine depots. | Two metro lines and a cinema under the arches are a short walk away.
Belleville | 48.8712 | 2.3836 | dense | 0.8 | rue de Belleville; rue Rébeval; rue des Cascades | Belleville looks over the whole city from its terraced park and eats its way round the world. | Workshops and artists’ studios still open onto the side streets.`,
  Berlin: `
Prenzlauer Berg | 52.5388 | 13.4242 | dense | 1.15 | Kollwitzstraße; Oderberger Straße; Kastanienallee | Prenzlauer Berg kept its nineteenth-century blocks whole, with playgrounds and cafés on the squares. | The Saturday market at Kollwitzplatz does most of the shopping.
Kreuzberg | 52.4988 | 13.4032 | dense | 1 | Bergmannstraße; Oranienstraße; Gneisenaustraße | Kreuzberg is loud in the right places and green along the canal. | The Marheineke market hall is open six days a week.
Mitte | 52.5262 | 13.4012 | dense | 1.3 | Auguststraße; Linienstraße; Torstraße | The galleries of Mitte share their courtyards with schools, theatres and quiet back buildings. | Three underground lines and the S-Bahn cross within a few minutes.
Charlottenburg | 52.5072 | 13.3042 | mixed | 1.1 | Mommsenstraße; Schloßstraße; Kantstraße | Charlottenburg is the old west: high ceilings, savings banks and the palace park for Sunday mornings. | Kantstraße cooks for the whole city.
Friedrichshain | 52.5148 | 13.4538 | dense | 0.98 | Boxhagener Straße; Grünberger Straße; Simon-Dach-Straße | Friedrichshain is young and close to everything, with a flea market on the square each Sunday. | The Volkspark is a short ride to the north.
Neukölln | 52.4812 | 13.4348 | dense | 0.85 | Weserstraße; Schillerpromenade; Sonnenallee | Neukölln backs onto the old Tempelhof airfield, three hundred hectares of open sky. | Corner bakeries and late cafés line the side streets.
Schöneberg | 52.4832 | 13.3528 | mixed | 1 | Akazienstraße; Eisenacher Straße; Goltzstraße | Schöneberg is leafy, settled and a little bookish, with its market under the lime trees of Winterfeldtplatz. | The underground reaches Zoo and Alexanderplatz without a change.
Zehlendorf | 52.4342 | 13.2588 | leafy | 1.05 | Clayallee; Onkel-Tom-Straße; Argentinische Allee | Zehlendorf is the garden side of the city, between pine woods and three bathing lakes. | International schools and the free university are near by.`,
  'New York': `
Upper West Side | 40.7868 | -73.9752 | dense | 1.1 | West End Avenue; Columbus Avenue; West 84th Street | The Upper West Side runs between two parks and has raised generations of readers. | The express trains at 72nd and 96th Street make short work of the commute.
Tribeca | 40.7164 | -74.0084 | dense | 1.5 | Franklin Street; Hudson Street; Duane Street | Tribeca’s warehouses became wide, quiet homes on cobbled blocks near the river. | Washington Market Park is where the neighbourhood meets.
Chelsea | 40.7464 | -74.0008 | dense | 1.2 | West 22nd Street; Ninth Avenue; West 18th Street | Chelsea has the High Line overhead and galleries along its western blocks. | Chelsea Market covers supper on the way home.
Harlem | 40.8114 | -73.9464 | mixed | 0.75 | Lenox Avenue; West 122nd Street; Manhattan Avenue | Harlem’s brownstone blocks are among the widest and prettiest in Manhattan. | Sunday is for music and a long lunch on Lenox Avenue.
Park Slope | 40.6708 | -73.9812 | leafy | 1 | Seventh Avenue; Carroll Street; Garfield Place | Park Slope is stoops, plane trees and Prospect Park at the end of the street. | Good public schools and the food co-op keep families here.
Williamsburg | 40.7142 | -73.9586 | dense | 1 | Bedford Avenue; Berry Street; Kent Avenue | Williamsburg faces Manhattan across the water and has the ferry to prove it. | The L train is one stop from the East Village.
Brooklyn Heights | 40.6958 | -73.9936 | mixed | 1.2 | Henry Street; Montague Street; Pierrepont Street | Brooklyn Heights was the city’s first historic district, and the promenade still has its best view. | Five subway lines leave from Borough Hall.
Long Island City | 40.7449 | -73.9498 | dense | 0.9 | Vernon Boulevard; Center Boulevard; Jackson Avenue | Long Island City turned its piers into parks and its factories into studios. | Grand Central is one stop on the 7.`,
  'Mexico City': `
Condesa | 19.4116 | -99.1748 | dense | 1.2 | Avenida Ámsterdam; Avenida Tamaulipas; Calle Atlixco | Condesa curves around an old racecourse that is now a ring of jacarandas and dog walkers. | Parque México fills up with music and skaters on Sundays.
Roma Norte | 19.4181 | -99.1622 | dense | 1.15 | Calle Orizaba; Calle Colima; Avenida Álvaro Obregón | Roma Norte mixes mansions of 1910 with galleries, bakeries and some of the best tables in the country. | The market of Medellín is ten minutes on foot.
Polanco | 19.4331 | -99.1948 | mixed | 1.6 | Calle Horacio; Avenida Presidente Masaryk; Calle Lamartine | Polanco lies along the park of Chapultepec, with museums at one end and offices at the other. | Streets are level, shaded and easy to walk.
Coyoacán | 19.3501 | -99.1622 | leafy | 0.95 | Calle Francisco Sosa; Calle Londres; Calle Malintzin | Coyoacán keeps the pace of the village it was, with two plazas and cobbled lanes. | The nursery park of Viveros is the place for a morning run.
San Ángel | 19.3462 | -99.1898 | leafy | 1.1 | Calle Frontera; Calle Galeana; Calle de la Amargura | San Ángel is bougainvillea over stone walls and the Saturday bazaar. | The southern ring road is near, yet out of earshot.
Del Valle | 19.3851 | -99.1672 | mixed | 0.9 | Calle Gabriel Mancera; Avenida Coyoacán; Calle San Francisco | Del Valle is central, level and practical, and people who move here tend to stay. | Metrobús and three cinemas are within a few blocks.
Santa Fe | 19.3602 | -99.2598 | mixed | 1 | Avenida Vasco de Quiroga; Avenida Santa Fe; Calle Juan Salvador Agraz | Santa Fe is the high, western office district, built around the park of La Mexicana. | The new interurban train reaches Observatorio in minutes.
Juárez | 19.4259 | -99.1612 | dense | 1 | Calle Havre; Calle Marsella; Calle Dinamarca | Juárez is being restored house by house, and Reforma runs along its edge. | You can cycle to the historic centre without leaving the bike lane.`,
  'São Paulo': `
Jardins | -23.5662 | -46.6658 | dense | 1.5 | Rua Oscar Freire; Alameda Lorena; Rua Bela Cintra | Jardins is where the city walks: shaded pavements, good coffee and window displays. | Avenida Paulista and its museums are uphill, four blocks away.
Vila Madalena | -23.5561 | -46.6902 | mixed | 1.1 | Rua Harmonia; Rua Girassol; Rua Aspicuelta | Vila Madalena is steep, painted and sociable, with ateliers beside the bars. | The green line stops at the edge of the neighbourhood.
Pinheiros | -23.5668 | -46.6918 | dense | 1.2 | Rua dos Pinheiros; Rua Teodoro Sampaio; Rua Artur de Azevedo | Pinheiros has the municipal market, bicycle lanes and a new generation of kitchens. | Faria Lima and Fradique Coutinho stations share the district between them.
Itaim Bibi | -23.5842 | -46.6778 | dense | 1.5 | Rua Joaquim Floriano; Rua Tabapuã; Rua João Cachoeira | Itaim Bibi is for people who would rather walk to the office. | Parque do Povo is the green lung between the towers.
Moema | -23.6012 | -46.6648 | mixed | 1.25 | Alameda dos Arapanés; Alameda dos Nhambiquaras; Avenida Ibirapuera | Moema’s streets are named after birds on one side and peoples on the other, and all lead to Ibirapuera park. | The lilac line runs under the avenue.
Higienópolis | -23.5451 | -46.6579 | dense | 1.2 | Avenida Higienópolis; Rua Maranhão; Rua Sergipe | Higienópolis is a lesson in modern architecture with gardens at street level. | Praça Buenos Aires is the meeting place for dogs, children and grandparents.
Perdizes | -23.5362 | -46.6748 | mixed | 0.95 | Rua Cardoso de Almeida; Rua Monte Alegre; Rua Turiassu | Perdizes is a family district on the hill, with two universities and plenty of schools. | Água Branca park has a farmers’ market twice a week.
Morumbi | -23.6002 | -46.7198 | leafy | 0.9 | Avenida Morumbi; Rua Doutor Alberto Penteado; Rua Santo Américo | Morumbi is hilly and wooded, with houses set back behind walls and old trees. | The yellow line shortened the way to Paulista to a quarter of an hour.`,
  'Cape Town': `
Sea Point | -33.9166 | 18.3902 | dense | 1.3 | Beach Road; Regent Road; Kloof Road | Sea Point is one long promenade with the city’s best evening light. | The salt-water pool and the MyCiTi bus are both on Beach Road.
Gardens | -33.9328 | 18.4122 | mixed | 1.1 | Kloof Street; Hof Street; Orange Street | Gardens sits in the bowl under the mountain, with the old Company’s Garden as its front lawn. | Kloof Street feeds the neighbourhood from breakfast on.
Camps Bay | -33.9528 | 18.3816 | leafy | 1.9 | Geneva Drive; The Meadway; Victoria Road | Camps Bay lies between the Twelve Apostles and a white beach. | The town centre is ten minutes over the nek.
Green Point | -33.9088 | 18.4058 | mixed | 1.2 | High Level Road; Ocean View Drive; Main Road | Green Point has the urban park, the lighthouse and a slope that catches the breeze. | The Waterfront is close enough to walk to supper.
Observatory | -33.9378 | 18.4682 | dense | 0.75 | Lower Main Road; Station Road; Trill Road | Observatory is Victorian terraces, second-hand books and a student’s budget. | The southern line stops in the middle of it.
Constantia | -34.0268 | 18.4242 | leafy | 1.15 | Spaanschemat River Road; Southern Cross Drive; Constantia Main Road | Constantia is oak avenues, vineyards and bridle paths twenty minutes from town. | Good schools and Kirstenbosch gardens lie along the same road.
Woodstock | -33.9268 | 18.4462 | dense | 0.85 | Albert Road; Roodebloem Road; Victoria Walk | Woodstock’s mills and workshops now hold studios, bakeries and the Saturday market. | The central station is two stops away.
Claremont | -33.9812 | 18.4648 | mixed | 0.95 | Kildare Road; Bowwood Road; Imam Haron Road | Claremont combines village pubs with the largest shops of the southern suburbs. | Arderne Gardens gives it four hectares of old trees.`,
  Nairobi: `
Kilimani | -1.2902 | 36.7852 | dense | 1 | Argwings Kodhek Road; Lenana Road; Kirichwa Road | Kilimani is central and quick, with cafés, clinics and co-working on the same streets. | The arboretum is close enough for a run before work.
Westlands | -1.2652 | 36.8028 | dense | 1.15 | Rhapta Road; Church Road; Peponi Road | Westlands is the city’s second centre, with offices by day and music by night. | The expressway takes twenty minutes to the airport.
Lavington | -1.2801 | 36.7682 | leafy | 1.1 | James Gichuru Road; Hatheru Road; Mugumo Road | Lavington has jacaranda avenues, gated courts and schools within walking distance. | The Valley Arcade shops cover the week.
Karen | -1.3192 | 36.7084 | leafy | 1.15 | Karen Road; Ndege Road; Marula Lane | Karen is green and unhurried, with large plots under the Ngong Hills. | Riding schools, nurseries and good restaurants are the local trade.
Runda | -1.2148 | 36.8172 | leafy | 1.2 | Ruaka Road; Runda Grove; Mimosa Road | Runda is quiet, well guarded and close to Karura forest. | Village Market and the United Nations compound are minutes away.
Kileleshwa | -1.2811 | 36.7868 | mixed | 1 | Othaya Road; Kandara Road; Mandera Road | Kileleshwa is where bungalow gardens are giving way to well-planned flats. | You are never more than ten minutes from town or from Westlands.
Parklands | -1.2612 | 36.8182 | mixed | 0.9 | Limuru Road; Third Parklands Avenue; Ojijo Road | Parklands is known for its kitchens, its temples and its hospital. | City Park, with its monkeys and bandstand, is across the road.
Riverside | -1.2691 | 36.7932 | mixed | 1.2 | Riverside Drive; Chiromo Lane; Arboretum Drive | Riverside follows the stream between embassies and tall trees. | Chiromo and the university are a short walk downhill.`,
  Dubai: `
Downtown Dubai | 25.1948 | 55.2742 | dense | 1.4 | Sheikh Mohammed bin Rashid Boulevard; Al Asayel Street; Burj Park Road | Downtown is walkable by design, with the opera, the lake and the boulevard in a circle. | Two metro stops and a covered bridge keep summer at bay.
Dubai Marina | 25.0788 | 55.1398 | dense | 1.15 | Al Marsa Street; Al Seba Street; Marina Walk | Dubai Marina wraps seven kilometres of promenade around the water. | Tram, metro and the beach at JBR are all on foot.
Palm Jumeirah | 25.1128 | 55.1392 | leafy | 1.9 | Palm Jumeirah Road; Shoreline Walk; Crescent Road | On the Palm every second street ends in sand. | The monorail links the trunk with the mainland tram.
Jumeirah | 25.2048 | 55.2452 | leafy | 1.35 | Jumeirah Beach Road; Al Wasl Road; Al Thanya Street | Jumeirah is low, green and close to the open beach. | Old cafés, clinics and schools line the beach road.
Business Bay | 25.1852 | 55.2668 | dense | 1 | Marasi Drive; Al Abraj Street; Al Amal Street | Business Bay stands along the water canal, with a running track at the door. | The metro and the big offices share the same street.
Arabian Ranches | 25.0532 | 55.2682 | leafy | 0.9 | Al Reem Walk; Saheel Road; Mirador Lane | Arabian Ranches is family country: low houses, bicycle paths and a pool in every quarter. | The school run is ten minutes without a motorway.
City Walk | 25.2072 | 55.2628 | mixed | 1.3 | Al Safa Street; Al Mustaqbal Street; Central Park Walk | City Walk keeps its buildings at five floors and its streets in the shade. | Coffee, cinema and clinics are all downstairs.
Al Barsha | 25.1068 | 55.2012 | mixed | 0.8 | Al Barsha Road; Hessa Street; Umm Suqeim Road | Al Barsha is practical and central, with a large pond park in the middle. | Schools and the Mall of the Emirates metro are near.`,
  Mumbai: `
Bandra West | 19.0602 | 72.8312 | mixed | 1.4 | Hill Road; Turner Road; Pali Road | Bandra West keeps its villages and chapels between the promenades. | Bakeries, bookshops and the Saturday market are all on foot.
Juhu | 19.1012 | 72.8292 | leafy | 1.3 | Gulmohar Road; Juhu Tara Road; North South Road | Juhu has the long beach, the theatres and streets of low houses in gardens. | The domestic airport is fifteen minutes away.
Worli | 19.0112 | 72.8192 | dense | 1.5 | Annie Besant Road; Pochkhanawala Road; Worli Hill Road | Worli faces west over the sea link and catches the evening wind. | The coastal road has brought Marine Drive within ten minutes.
Lower Parel | 18.9952 | 72.8288 | dense | 1.3 | Senapati Bapat Marg; Ganpatrao Kadam Marg; N. M. Joshi Marg | Lower Parel’s cotton mills became offices, courtyards and restaurants. | Two suburban lines stop within walking distance.
Powai | 19.1172 | 72.9068 | mixed | 0.85 | Central Avenue; Orchard Avenue; Adi Shankaracharya Marg | Powai is planned around its lake, with broad pavements and a campus for a neighbour. | Schools, clinics and supermarkets are inside the township.
Colaba | 18.9168 | 72.8272 | dense | 1.35 | Wodehouse Road; Colaba Causeway; Mereweather Road | Colaba is the old southern tip, with arcades, galleries and the harbour ferries. | Offices at Nariman Point are ten minutes by taxi.
Malabar Hill | 18.9558 | 72.7998 | mixed | 1.9 | Nepean Sea Road; Ridge Road; Walkeshwar Road | Malabar Hill is green, high and quiet, with hanging gardens over the bay. | Schools founded a century ago are still the neighbours.
Andheri West | 19.1362 | 72.8292 | dense | 0.85 | Yari Road; Link Road; Four Bungalows Road | Andheri West works in film, eats late and is well connected. | Metro lines cross at D. N. Nagar.`,
  Tokyo: `
Azabu-Juban | 35.6552 | 139.7368 | dense | 1.4 | Azabu-Juban 2-chome; Azabu-Juban 3-chome; Moto-Azabu 1-chome | Azabu-Juban has an old shopping street, a hot spring and embassies on the hill. | The Namboku and Oedo lines meet under the crossroads.
Daikanyama | 35.6486 | 139.7028 | mixed | 1.3 | Daikanyamacho; Sarugakucho; Hachiyamacho | Daikanyama is low and leafy, with bookshops that stay open late. | Shibuya is one stop, or a twenty-minute walk.
Nakameguro | 35.6441 | 139.6988 | dense | 1.15 | Kamimeguro 1-chome; Aobadai 1-chome; Kamimeguro 2-chome | Nakameguro follows its river of cherry trees from the station to the hills. | Roasters, tailors and small galleries fill the arches.
Shimokitazawa | 35.6614 | 139.6672 | dense | 0.9 | Kitazawa 2-chome; Daizawa 5-chome; Kitazawa 3-chome | Shimokitazawa is stages, second-hand shops and lanes too narrow for cars. | Two lines reach Shinjuku and Shibuya in minutes.
Kichijoji | 35.7032 | 139.5792 | leafy | 0.85 | Kichijoji Honcho 2-chome; Gotenyama 1-chome; Kichijoji Minamicho 3-chome | Kichijoji wins the polls on where people would like to live, mostly because of Inokashira park. | The covered arcade has every kind of shop.
Yanaka | 35.7258 | 139.7662 | mixed | 0.85 | Yanaka 3-chome; Yanaka 5-chome; Sendagi 2-chome | Yanaka survived the twentieth century and still has its temples, cats and wooden fronts. | Nippori station is the quick way to Narita.
Kagurazaka | 35.7021 | 139.7402 | dense | 1.15 | Kagurazaka 3-chome; Yokoderamachi; Fukuromachi | Kagurazaka’s stone alleys hide tiny restaurants, Japanese and French. | Iidabashi has five lines at the bottom of the slope.
Toyosu | 35.6548 | 139.7962 | dense | 0.95 | Toyosu 5-chome; Toyosu 4-chome; Toyosu 2-chome | Toyosu is new, level and on the water, with wide paths for children and bicycles. | The market and Ginza are both within a quarter of an hour.`,
  Sydney: `
Surry Hills | -33.8858 | 151.2122 | dense | 1.05 | Crown Street; Bourke Street; Riley Street | Surry Hills is terraces, wine bars and a library people are proud of. | The light rail and Central station are both on foot.
Paddington | -33.8842 | 151.2272 | mixed | 1.2 | Glenmore Road; Paddington Street; Underwood Street | Paddington is iron lace and steep lanes, with galleries on the corners. | Five Ways has the pub, the deli and the plane trees.
Bondi | -33.8902 | 151.2692 | mixed | 1.25 | Curlewis Street; Hall Street; Lamrock Avenue | Bondi starts early, in the water, and is in bed by ten. | The coastal walk to Bronte begins at the end of the beach.
Newtown | -33.8978 | 151.1792 | dense | 0.85 | King Street; Australia Street; Wilson Street | Newtown keeps its independent shops, its theatres and its own opinions. | Four stops on the train bring you to Town Hall.
Balmain | -33.8584 | 151.1802 | mixed | 1.05 | Darling Street; Beattie Street; Rowntree Street | Balmain is a peninsula of sandstone cottages with water on three sides. | The ferry to Barangaroo takes a quarter of an hour.
Manly | -33.7982 | 151.2842 | mixed | 1.15 | Pittwater Road; Darley Road; Addison Road | Manly lies between the harbour and the surf, with pines along both. | The fast ferry reaches Circular Quay in twenty minutes.
Mosman | -33.8292 | 151.2442 | leafy | 1.2 | Raglan Street; Bradleys Head Road; Military Road | Mosman has harbour beaches, bush tracks and good schools on a small map. | Village shops sit along the ridge.
Glebe | -33.8788 | 151.1862 | mixed | 0.9 | Glebe Point Road; Ferry Road; Toxteth Road | Glebe is Victorian, bookish and close to two universities. | The foreshore walk circles the bay to the fish market.`,
}

/** Districts of a city, in table order. */
export function districtsOf(city: string): readonly District[] {
  return tables[city]!.trim()
    .split('\n')
    .map((line, index) => district(line, postcodeOf(city, index)))
}

function district(line: string, postcode: string | null): District {
  const [name, latitude, longitude, fabric, level, streets, note, everyday] = line.split(' | ') as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  return {
    name,
    postcode,
    latitude: Number(latitude),
    longitude: Number(longitude),
    fabric: fabric as Fabric,
    level: Number(level),
    streets: streets.split('; '),
    note,
    everyday,
  }
}
