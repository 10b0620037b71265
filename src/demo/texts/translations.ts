/** Translations of the catalogue: name | Spanish | Arabic | Hindi | French. */
const tables = {
  category: `
Apartment | Apartamento | شقة | अपार्टमेंट | Appartement
House | Casa | منزل | मकान | Maison
Villa | Villa | فيلا | विला | Villa
Townhouse | Casa adosada | تاون هاوس | टाउनहाउस | Maison de ville
Penthouse | Ático | بنتهاوس | पेंटहाउस | Penthouse
Studio | Estudio | استوديو | स्टूडियो | Studio
Land | Terreno | أرض | ज़मीन | Terrain
Commercial | Local comercial | محل تجاري | व्यावसायिक | Local commercial
Office | Oficina | مكتب | दफ़्तर | Bureau`,
  parameter: `
Bedrooms | Dormitorios | غرف النوم | बेडरूम | Chambres
Bathrooms | Baños | الحمّامات | बाथरूम | Salles de bains
Area (m²) | Superficie (m²) | المساحة (م²) | क्षेत्रफल (m²) | Surface (m²)
Plot (m²) | Parcela (m²) | مساحة الأرض (م²) | प्लॉट (m²) | Parcelle (m²)
Floor | Planta | الطابق | मंज़िल | Étage
Storeys | Plantas | عدد الطوابق | कुल मंज़िलें | Niveaux
Year built | Año de construcción | سنة البناء | निर्माण वर्ष | Année de construction
Furnishing | Mobiliario | الأثاث | साज-सज्जा | Ameublement
Parking | Aparcamiento | موقف السيارات | पार्किंग | Stationnement
Energy class | Clase energética | فئة الطاقة | ऊर्जा श्रेणी | Classe énergétique
Heating | Calefacción | التدفئة | हीटिंग | Chauffage
View | Vistas | الإطلالة | नज़ारा | Vue
Pets | Mascotas | الحيوانات الأليفة | पालतू जानवर | Animaux
Amenities | Comodidades | المرافق | सुविधाएँ | Équipements
Zoning | Uso del suelo | تصنيف الأرض | भूमि उपयोग | Zonage
Frontage (m) | Fachada (m) | عرض الواجهة (م) | सामने की चौड़ाई (m) | Façade (m)
Utilities at the boundary | Suministros a pie de parcela | الخدمات عند حدود الأرض | सीमा तक की सेवाएँ | Réseaux en limite de terrain
Access | Acceso | الوصول | पहुँच | Accès
Permitted use | Uso permitido | الاستخدام المسموح | अनुमत उपयोग | Usage autorisé
Desks | Puestos de trabajo | المكاتب | डेस्क | Postes de travail
Meeting rooms | Salas de reuniones | قاعات الاجتماعات | मीटिंग रूम | Salles de réunion
Building services | Servicios del edificio | خدمات المبنى | इमारत की सेवाएँ | Services de l’immeuble`,
  facility: `
Public transport | Transporte público | النقل العام | सार्वजनिक परिवहन | Transports en commun
Bus stop | Parada de autobús | موقف الحافلات | बस स्टॉप | Arrêt de bus
School | Colegio | مدرسة | स्कूल | École
Kindergarten | Guardería | روضة أطفال | किंडरगार्टन | École maternelle
Supermarket | Supermercado | سوبرماركت | सुपरमार्केट | Supermarché
Pharmacy | Farmacia | صيدلية | दवा की दुकान | Pharmacie
Hospital | Hospital | مستشفى | अस्पताल | Hôpital
Park | Parque | حديقة | पार्क | Parc
Gym | Gimnasio | نادٍ رياضي | जिम | Salle de sport
Restaurants | Restaurantes | مطاعم | रेस्तराँ | Restaurants
Beach | Playa | شاطئ | समुद्र तट | Plage
Airport | Aeropuerto | مطار | हवाई अड्डा | Aéroport`,
  package: `
Starter | Inicial | البداية | शुरुआती | Découverte
Private seller | Particular | بائع فردي | निजी विक्रेता | Particulier
Agent | Agente | وكيل | एजेंट | Agent
Agency | Agencia | وكالة | एजेंसी | Agence
Explorer | Explorador | المستكشف | एक्सप्लोरर | Explorateur`,
  report_reason: `
The property doesn’t exist or isn’t available | La vivienda no existe o no está en oferta | العقار غير موجود أو غير معروض | घर मौजूद नहीं है या बिक्री के लिए नहीं है | Le bien n’existe pas ou n’est pas proposé
Photos or details are incorrect | Las fotos o los datos no son correctos | الصور أو المعلومات غير صحيحة | फ़ोटो या विवरण ग़लत हैं | Les photos ou les caractéristiques sont fausses
Misleading price | El precio es engañoso | السعر مضلل | क़ीमत भ्रामक है | Le prix est trompeur
Duplicate of another listing | Es una copia de otro anuncio | الإعلان منسوخ من إعلان آخر | यह किसी और लिस्टिंग की नक़ल है | C’est la copie d’une autre annonce
Asked for payment before a viewing | El anunciante pidió dinero antes de la visita | طلب المعلن مالًا قبل المعاينة | देखने से पहले ही पैसे माँगे गए | L’annonceur a demandé de l’argent avant une visite
Offensive or discriminatory | El texto es ofensivo o discriminatorio | النص مسيء أو يتضمن تمييزًا | पाठ अपमानजनक है या भेदभाव करता है | Le texte est offensant ou discriminatoire`,
  article_category: `
Buying | Comprar | الشراء | ख़रीदना | Acheter
Renting | Alquilar | الإيجار | किराए पर लेना | Louer
Selling | Vender | البيع | बेचना | Vendre
Living | Vivir | السكن | घर में रहना | Habiter`,
} as const

export interface DemoTranslation {
  subject: keyof typeof tables
  name: string
  es: string
  ar: string
  hi: string
  fr: string
}

export const translations: readonly DemoTranslation[] = Object.entries(tables).flatMap(([subject, table]) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name, es, ar, hi, fr] = line.split(' | ') as [string, string, string, string, string]
      return { subject: subject as DemoTranslation['subject'], name, es, ar, hi, fr }
    }),
)
