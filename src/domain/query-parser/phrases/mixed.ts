/** Phrases that mix languages. */
export const mixed = `
piso near Lisbon under 300k → category=apartment; at=Lisbon~10; max_price=300000
flat in Dubai بغرفتين → category=apartment; city=Dubai; beds=2
شقة 2 bedroom in Dubai → category=apartment; city=Dubai; beds=2
apartamento 3 bedrooms Madrid con pool → category=apartment; city=Madrid; beds=3; p=Amenities~Pool
villa Dubai مسبح max 5m → category=villa; city=Dubai; max_price=5000000; p=Amenities~Pool
casa with garden in Lisboa → category=house; city=Lisbon; p=Amenities~Garden
`
