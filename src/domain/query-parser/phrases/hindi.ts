/** Phrases in Hindi. */
export const hindi = `
मुंबई में 2 बेडरूम का फ्लैट → category=apartment; city=Mumbai; beds=2
मुंबई में 2 बेडरूम का फ्लैट 50 लाख से कम → category=apartment; city=Mumbai; max_price=5000000; beds=2
दुबई में किराए पर अपार्टमेंट → type=rent; category=apartment; city=Dubai
मुंबई में बिकाऊ मकान → type=sell; category=house; city=Mumbai
दुबई में स्विमिंग पूल वाला विला → category=villa; city=Dubai; p=Amenities~Pool
मुझे मुंबई में 3 कमरे का घर चाहिए → category=house; city=Mumbai; beds=3
2 करोड़ तक का विला → category=villa; max_price=20000000
मुंबई में 50 लाख से 80 लाख के बीच फ्लैट → category=apartment; city=Mumbai; min_price=5000000; max_price=8000000
स्कूल के पास मकान → category=house; near=School
मेट्रो के पास सस्ता फ्लैट → category=apartment; near=Public transport; sort=price_low
मुंबई में 1000 वर्ग फुट से बड़ा फ्लैट → category=apartment; city=Mumbai; min_area=93
पेरिस में 100 वर्ग मीटर का अपार्टमेंट → category=apartment; city=Paris; min_area=100
बालकनी और लिफ्ट के साथ फ्लैट → category=apartment; p=Amenities~Balcony; p=Amenities~Lift
मुंबई में पार्किंग वाला फ्लैट → category=apartment; city=Mumbai; p=Parking~Garage; p=Parking~One space; p=Parking~Two spaces
किराए पर स्टूडियो 20 हज़ार रुपये महीने से कम → type=rent; category=studio; max_price=20000
लंदन में बगीचे वाला घर → category=house; city=London; p=Amenities~Garden
मुंबई में कार्यालय किराए पर → type=rent; category=office; city=Mumbai
तीन बेडरूम दो बाथरूम वाला मकान → category=house; beds=3; baths=2
सुसज्जित अपार्टमेंट टोक्यो में → category=apartment; city=Tokyo; p=Furnishing~Furnished
मुंबई में सबसे सस्ता फ्लैट → category=apartment; city=Mumbai; sort=price_low
कम से कम 4 बेडरूम का विला → category=villa; beds=4
`
