/** Phrases in Arabic. */
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
