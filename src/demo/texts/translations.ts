/** Catalogue words in the other languages of the site: name | Spanish | Arabic. */
const tables = {
  category: `
Apartment | Apartamento | شقة
House | Casa | منزل
Villa | Villa | فيلا
Townhouse | Casa adosada | تاون هاوس
Penthouse | Ático | بنتهاوس
Studio | Estudio | استوديو
Land | Terreno | أرض
Commercial | Local comercial | محل تجاري
Office | Oficina | مكتب`,
  parameter: `
Bedrooms | Dormitorios | غرف النوم
Bathrooms | Baños | الحمّامات
Area (m²) | Superficie (m²) | المساحة (م²)
Plot (m²) | Parcela (m²) | مساحة الأرض (م²)
Floor | Planta | الطابق
Storeys | Plantas | عدد الطوابق
Year built | Año de construcción | سنة البناء
Furnishing | Mobiliario | الأثاث
Parking | Aparcamiento | موقف السيارات
Energy class | Clase energética | فئة الطاقة
Heating | Calefacción | التدفئة
View | Vistas | الإطلالة
Pets | Mascotas | الحيوانات الأليفة
Amenities | Comodidades | المرافق
Zoning | Uso del suelo | تصنيف الأرض
Frontage (m) | Fachada (m) | عرض الواجهة (م)
Utilities at the boundary | Suministros a pie de parcela | الخدمات عند حدود الأرض
Access | Acceso | الوصول
Permitted use | Uso permitido | الاستخدام المسموح
Desks | Puestos de trabajo | المكاتب
Meeting rooms | Salas de reuniones | قاعات الاجتماعات
Building services | Servicios del edificio | خدمات المبنى`,
  facility: `
Public transport | Transporte público | النقل العام
Bus stop | Parada de autobús | موقف الحافلات
School | Colegio | مدرسة
Kindergarten | Guardería | روضة أطفال
Supermarket | Supermercado | سوبرماركت
Pharmacy | Farmacia | صيدلية
Hospital | Hospital | مستشفى
Park | Parque | حديقة
Gym | Gimnasio | نادٍ رياضي
Restaurants | Restaurantes | مطاعم
Beach | Playa | شاطئ
Airport | Aeropuerto | مطار`,
  package: `
Starter | Inicial | البداية
Private seller | Particular | بائع فردي
Agent | Agente | وكيل
Agency | Agencia | وكالة
Explorer | Explorador | المستكشف`,
  report_reason: `
The home does not exist or is not for sale | La vivienda no existe o no está en oferta | العقار غير موجود أو غير معروض
The photos or facts are wrong | Las fotos o los datos no son correctos | الصور أو المعلومات غير صحيحة
The price is misleading | El precio es engañoso | السعر مضلل
It is a copy of another listing | Es una copia de otro anuncio | الإعلان منسوخ من إعلان آخر
The lister asked for money before a viewing | El anunciante pidió dinero antes de la visita | طلب المعلن مالًا قبل المعاينة
The text is offensive or discriminates | El texto es ofensivo o discriminatorio | النص مسيء أو يتضمن تمييزًا`,
  article_category: `
Buying | Comprar | الشراء
Renting | Alquilar | الإيجار
Selling | Vender | البيع
Living | Vivir | السكن`,
} as const

export interface DemoTranslation {
  subject: keyof typeof tables
  name: string
  es: string
  ar: string
}

export const translations: readonly DemoTranslation[] = Object.entries(tables).flatMap(([subject, table]) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name, es, ar] = line.split(' | ') as [string, string, string]
      return { subject: subject as DemoTranslation['subject'], name, es, ar }
    }),
)
