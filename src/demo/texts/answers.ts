/** Options of each parameter in the other languages, in order: option | Spanish | Arabic | Hindi | French. */
const tables: Readonly<Record<string, string>> = {
  Furnishing: `
Unfurnished | Sin amueblar | غير مفروش | बिना फ़र्नीचर | Non meublé
Part furnished | Parcialmente amueblado | مفروش جزئيًا | आंशिक फ़र्नीचर | Partiellement meublé
Furnished | Amueblado | مفروش | फ़र्नीचर सहित | Meublé`,
  Parking: `
None | Ninguno | لا يوجد | नहीं | Aucun
Street | En la calle | في الشارع | सड़क पर | Dans la rue
One space | Una plaza | موقف واحد | एक जगह | Une place
Two spaces | Dos plazas | موقفان | दो जगहें | Deux places
Garage | Garaje | مرأب | गैराज | Garage`,
  Heating: `
None | Ninguna | لا توجد | नहीं | Aucun
Central | Central | مركزية | केंद्रीय | Central
Gas | Gas | بالغاز | गैस | Gaz
Heat pump | Bomba de calor | مضخة حرارية | हीट पंप | Pompe à chaleur
Electric | Eléctrica | كهربائية | बिजली | Électrique
District | De distrito | مركزية للحي | सामुदायिक हीटिंग | Réseau urbain`,
  View: `
Street | A la calle | على الشارع | सड़क | Sur rue
Courtyard | Al patio | على الفناء | आँगन | Sur cour
Garden | Al jardín | على الحديقة | बग़ीचा | Sur jardin
Park | Al parque | على المنتزه | पार्क | Sur parc
City | A la ciudad | على المدينة | शहर | Sur la ville
Water | Al agua | على الماء | पानी | Sur l’eau
Mountain | A la montaña | على الجبل | पहाड़ | Sur la montagne`,
  Pets: `
Allowed | Permitidas | مسموح بها | अनुमति है | Acceptés
On request | A consultar | عند الطلب | पूछने पर | Sur demande
Not allowed | No permitidas | غير مسموح بها | अनुमति नहीं | Non acceptés`,
  Amenities: `
Lift | Ascensor | مصعد | लिफ़्ट | Ascenseur
Balcony | Balcón | شرفة | बालकनी | Balcon
Terrace | Terraza | تراس | छत | Terrasse
Garden | Jardín | حديقة | बग़ीचा | Jardin
Pool | Piscina | مسبح | स्विमिंग पूल | Piscine
Fireplace | Chimenea | مدفأة | अँगीठी | Cheminée
Air conditioning | Aire acondicionado | تكييف | एयर कंडीशनिंग | Climatisation
Underfloor heating | Suelo radiante | تدفئة أرضية | फ़र्श की हीटिंग | Chauffage au sol
Dishwasher | Lavavajillas | غسالة صحون | डिशवॉशर | Lave-vaisselle
Washing machine | Lavadora | غسالة ملابس | वॉशिंग मशीन | Lave-linge
Storage room | Trastero | غرفة تخزين | भंडार कक्ष | Débarras
Bicycle room | Cuarto de bicicletas | غرفة دراجات | साइकिल कक्ष | Local à vélos
Concierge | Conserjería | خدمة استقبال | द्वारपाल | Conciergerie
Gym | Gimnasio | صالة رياضية | जिम | Salle de sport
Alarm | Alarma | جهاز إنذار | अलार्म | Alarme
Solar panels | Paneles solares | ألواح شمسية | सौर पैनल | Panneaux solaires
Home office | Despacho | مكتب منزلي | घर का दफ़्तर | Bureau à domicile
Walk-in wardrobe | Vestidor | غرفة ملابس | ड्रेसिंग रूम | Dressing
Fibre internet | Internet por fibra | إنترنت ألياف ضوئية | फ़ाइबर इंटरनेट | Internet par fibre
Wheelchair access | Acceso para sillas de ruedas | مدخل للكراسي المتحركة | व्हीलचेयर की पहुँच | Accès en fauteuil roulant`,
  Zoning: `
Residential | Residencial | سكنية | आवासीय | Résidentiel
Mixed use | Uso mixto | متعددة الاستخدام | मिश्रित उपयोग | Usage mixte
Agricultural | Agrícola | زراعية | कृषि | Agricole`,
  'Utilities at the boundary': `
Water | Agua | ماء | पानी | Eau
Electricity | Electricidad | كهرباء | बिजली | Électricité
Sewer | Alcantarillado | صرف صحي | सीवर | Tout-à-l’égout
Fibre | Fibra | ألياف ضوئية | फ़ाइबर | Fibre
Gas | Gas | غاز | गैस | Gaz`,
  'Permitted use': `
Retail | Comercio | تجارة بالتجزئة | खुदरा दुकान | Commerce
Restaurant | Restaurante | مطعم | रेस्तराँ | Restaurant
Workshop | Taller | ورشة | कार्यशाला | Atelier
Gallery | Galería | معرض فني | गैलरी | Galerie
Practice | Consulta | عيادة | क्लिनिक | Cabinet`,
  'Building services': `
Air conditioning | Aire acondicionado | تكييف | एयर कंडीशनिंग | Climatisation
Goods lift | Montacargas | مصعد بضائع | मालवाहक लिफ़्ट | Monte-charge
Loading bay | Muelle de carga | رصيف تحميل | माल चढ़ाने की जगह | Quai de chargement
Kitchen | Cocina | مطبخ | रसोई | Cuisine
Showers | Duchas | حمّامات استحمام | शावर | Douches
Bicycle parking | Aparcamiento de bicicletas | موقف دراجات | साइकिल पार्किंग | Parking à vélos
Fibre internet | Internet por fibra | إنترنت ألياف ضوئية | फ़ाइबर इंटरनेट | Internet par fibre
Reception | Recepción | مكتب استقبال | रिसेप्शन | Accueil
Alarm | Alarma | جهاز إنذار | अलार्म | Alarme
Wheelchair access | Acceso para sillas de ruedas | مدخل للكراسي المتحركة | व्हीलचेयर की पहुँच | Accès en fauteuil roulant`,
}

const LANGUAGES = ['es', 'ar', 'hi', 'fr'] as const

export interface DemoAnswers {
  /** Name of the parameter. */
  question: string
  language: (typeof LANGUAGES)[number]
  choices: readonly string[]
  /** The options in that language. */
  words: readonly string[]
}

export const translatedAnswers: readonly DemoAnswers[] = Object.entries(tables).flatMap(([question, table]) => {
  const lines = table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
  const choices = lines.map(([choice]) => choice!)
  return LANGUAGES.map((language, place) => ({
    question,
    language,
    choices,
    words: lines.map((line) => line[place + 1]!),
  }))
})
