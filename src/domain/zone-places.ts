/**
 * A town in every time zone of every country, from the public tz database: country, latitude, longitude, name of the zone.
 * One string, because nobody reads it row by row and it is taken apart once.
 */
export const ZONE_PLACES = `
AD 42.5 1.5 Europe/Andorra; AE 25.3 55.3 Asia/Dubai; AF 34.5 69.2 Asia/Kabul; AG 17.1 -61.8 America/Antigua
AI 18.2 -63.1 America/Anguilla; AL 41.3 19.8 Europe/Tirane; AM 40.2 44.5 Asia/Yerevan; AO -8.8 13.2 Africa/Luanda
AQ -77.8 166.6 Antarctica/McMurdo; AQ -66.3 110.5 Antarctica/Casey; AQ -68.6 78 Antarctica/Davis
AQ -66.7 140 Antarctica/DumontDUrville; AQ -67.6 62.9 Antarctica/Mawson; AQ -64.8 -64.1 Antarctica/Palmer
AQ -67.6 -68.1 Antarctica/Rothera; AQ -69 39.6 Antarctica/Syowa; AQ -72 2.5 Antarctica/Troll
AQ -78.4 106.9 Antarctica/Vostok; AR -34.6 -58.5 America/Argentina/Buenos_Aires
AR -31.4 -64.2 America/Argentina/Cordoba; AR -24.8 -65.4 America/Argentina/Salta
AR -24.2 -65.3 America/Argentina/Jujuy; AR -26.8 -65.2 America/Argentina/Tucuman
AR -28.5 -65.8 America/Argentina/Catamarca; AR -29.4 -66.8 America/Argentina/La_Rioja
AR -31.5 -68.5 America/Argentina/San_Juan; AR -32.9 -68.8 America/Argentina/Mendoza
AR -33.3 -66.3 America/Argentina/San_Luis; AR -51.6 -69.2 America/Argentina/Rio_Gallegos
AR -54.8 -68.3 America/Argentina/Ushuaia; AS -14.3 -170.7 Pacific/Pago_Pago; AT 48.2 16.3 Europe/Vienna
AU -31.6 159.1 Australia/Lord_Howe; AU -54.5 158.9 Antarctica/Macquarie; AU -42.9 147.3 Australia/Hobart
AU -37.8 145 Australia/Melbourne; AU -33.9 151.2 Australia/Sydney; AU -31.9 141.4 Australia/Broken_Hill
AU -27.5 153 Australia/Brisbane; AU -20.3 149 Australia/Lindeman; AU -34.9 138.6 Australia/Adelaide
AU -12.5 130.8 Australia/Darwin; AU -31.9 115.8 Australia/Perth; AU -31.7 128.9 Australia/Eucla
AW 12.5 -70 America/Aruba; AX 60.1 19.9 Europe/Mariehamn; AZ 40.4 49.9 Asia/Baku; BA 43.9 18.4 Europe/Sarajevo
BB 13.1 -59.6 America/Barbados; BD 23.7 90.4 Asia/Dhaka; BE 50.8 4.3 Europe/Brussels
BF 12.4 -1.5 Africa/Ouagadougou; BG 42.7 23.3 Europe/Sofia; BH 26.4 50.6 Asia/Bahrain; BI -3.4 29.4 Africa/Bujumbura
BJ 6.5 2.6 Africa/Porto-Novo; BL 17.9 -62.9 America/St_Barthelemy; BM 32.3 -64.8 Atlantic/Bermuda
BN 4.9 114.9 Asia/Brunei; BO -16.5 -68.2 America/La_Paz; BQ 12.2 -68.3 America/Kralendijk
BR -3.9 -32.4 America/Noronha; BR -1.4 -48.5 America/Belem; BR -3.7 -38.5 America/Fortaleza
BR -8.1 -34.9 America/Recife; BR -7.2 -48.2 America/Araguaina; BR -9.7 -35.7 America/Maceio
BR -13 -38.5 America/Bahia; BR -23.5 -46.6 America/Sao_Paulo; BR -20.4 -54.6 America/Campo_Grande
BR -15.6 -56.1 America/Cuiaba; BR -2.4 -54.9 America/Santarem; BR -8.8 -63.9 America/Porto_Velho
BR 2.8 -60.7 America/Boa_Vista; BR -3.1 -60 America/Manaus; BR -6.7 -69.9 America/Eirunepe
BR -10 -67.8 America/Rio_Branco; BS 25.1 -77.3 America/Nassau; BT 27.5 89.7 Asia/Thimphu
BW -24.6 25.9 Africa/Gaborone; BY 53.9 27.6 Europe/Minsk; BZ 17.5 -88.2 America/Belize
CA 47.6 -52.7 America/St_Johns; CA 44.6 -63.6 America/Halifax; CA 46.2 -60 America/Glace_Bay
CA 46.1 -64.8 America/Moncton; CA 53.3 -60.4 America/Goose_Bay; CA 51.4 -57.1 America/Blanc-Sablon
CA 43.6 -79.4 America/Toronto; CA 63.7 -68.5 America/Iqaluit; CA 48.8 -91.6 America/Atikokan
CA 49.9 -97.2 America/Winnipeg; CA 74.7 -94.8 America/Resolute; CA 62.8 -92.1 America/Rankin_Inlet
CA 50.4 -104.7 America/Regina; CA 50.3 -107.8 America/Swift_Current; CA 53.5 -113.5 America/Edmonton
CA 69.1 -105.1 America/Cambridge_Bay; CA 68.3 -133.7 America/Inuvik; CA 49.1 -116.5 America/Creston
CA 55.8 -120.2 America/Dawson_Creek; CA 58.8 -122.7 America/Fort_Nelson; CA 60.7 -135.1 America/Whitehorse
CA 64.1 -139.4 America/Dawson; CA 49.3 -123.1 America/Vancouver; CC -12.2 96.9 Indian/Cocos
CD -4.3 15.3 Africa/Kinshasa; CD -11.7 27.5 Africa/Lubumbashi; CF 4.4 18.6 Africa/Bangui
CG -4.3 15.3 Africa/Brazzaville; CH 47.4 8.5 Europe/Zurich; CI 5.3 -4 Africa/Abidjan
CK -21.2 -159.8 Pacific/Rarotonga; CL -33.5 -70.7 America/Santiago; CL -45.6 -72.1 America/Coyhaique
CL -53.1 -70.9 America/Punta_Arenas; CL -27.1 -109.4 Pacific/Easter; CM 4 9.7 Africa/Douala
CN 31.2 121.5 Asia/Shanghai; CN 43.8 87.6 Asia/Urumqi; CO 4.6 -74.1 America/Bogota; CR 9.9 -84.1 America/Costa_Rica
CU 23.1 -82.4 America/Havana; CV 14.9 -23.5 Atlantic/Cape_Verde; CW 12.2 -69 America/Curacao
CX -10.4 105.7 Indian/Christmas; CY 35.2 33.4 Asia/Nicosia; CY 35.1 34 Asia/Famagusta; CZ 50.1 14.4 Europe/Prague
DE 52.5 13.4 Europe/Berlin; DE 47.7 8.7 Europe/Busingen; DJ 11.6 43.1 Africa/Djibouti
DK 55.7 12.6 Europe/Copenhagen; DM 15.3 -61.4 America/Dominica; DO 18.5 -69.9 America/Santo_Domingo
DZ 36.8 3 Africa/Algiers; EC -2.2 -79.8 America/Guayaquil; EC -0.9 -89.6 Pacific/Galapagos
EE 59.4 24.8 Europe/Tallinn; EG 30.1 31.2 Africa/Cairo; EH 27.1 -13.2 Africa/El_Aaiun; ER 15.3 38.9 Africa/Asmara
ES 40.4 -3.7 Europe/Madrid; ES 35.9 -5.3 Africa/Ceuta; ES 28.1 -15.4 Atlantic/Canary; ET 9 38.7 Africa/Addis_Ababa
FI 60.2 25 Europe/Helsinki; FJ -18.1 178.4 Pacific/Fiji; FK -51.7 -57.9 Atlantic/Stanley; FM 7.4 151.8 Pacific/Chuuk
FM 7 158.2 Pacific/Pohnpei; FM 5.3 163 Pacific/Kosrae; FO 62 -6.8 Atlantic/Faroe; FR 48.9 2.3 Europe/Paris
GA 0.4 9.4 Africa/Libreville; GB 51.5 -0.1 Europe/London; GD 12.1 -61.8 America/Grenada; GE 41.7 44.8 Asia/Tbilisi
GF 4.9 -52.3 America/Cayenne; GG 49.5 -2.5 Europe/Guernsey; GH 5.5 -0.2 Africa/Accra; GI 36.1 -5.3 Europe/Gibraltar
GL 64.2 -51.7 America/Nuuk; GL 76.8 -18.7 America/Danmarkshavn; GL 70.5 -22 America/Scoresbysund
GL 76.6 -68.8 America/Thule; GM 13.5 -16.6 Africa/Banjul; GN 9.5 -13.7 Africa/Conakry
GP 16.2 -61.5 America/Guadeloupe; GQ 3.8 8.8 Africa/Malabo; GR 38 23.7 Europe/Athens
GS -54.3 -36.5 Atlantic/South_Georgia; GT 14.6 -90.5 America/Guatemala; GU 13.5 144.8 Pacific/Guam
GW 11.8 -15.6 Africa/Bissau; GY 6.8 -58.2 America/Guyana; HK 22.3 114.2 Asia/Hong_Kong
HN 14.1 -87.2 America/Tegucigalpa; HR 45.8 16 Europe/Zagreb; HT 18.5 -72.3 America/Port-au-Prince
HU 47.5 19.1 Europe/Budapest; ID -6.2 106.8 Asia/Jakarta; ID 0 109.3 Asia/Pontianak; ID -5.1 119.4 Asia/Makassar
ID -2.5 140.7 Asia/Jayapura; IE 53.3 -6.2 Europe/Dublin; IL 31.8 35.2 Asia/Jerusalem
IM 54.1 -4.5 Europe/Isle_of_Man; IN 22.5 88.4 Asia/Kolkata; IO -7.3 72.4 Indian/Chagos; IQ 33.4 44.4 Asia/Baghdad
IR 35.7 51.4 Asia/Tehran; IS 64.2 -21.9 Atlantic/Reykjavik; IT 41.9 12.5 Europe/Rome; JE 49.2 -2.1 Europe/Jersey
JM 18 -76.8 America/Jamaica; JO 31.9 35.9 Asia/Amman; JP 35.7 139.7 Asia/Tokyo; KE -1.3 36.8 Africa/Nairobi
KG 42.9 74.6 Asia/Bishkek; KH 11.6 104.9 Asia/Phnom_Penh; KI 1.4 173 Pacific/Tarawa; KI -2.8 -171.7 Pacific/Kanton
KI 1.9 -157.3 Pacific/Kiritimati; KM -11.7 43.3 Indian/Comoro; KN 17.3 -62.7 America/St_Kitts
KP 39 125.8 Asia/Pyongyang; KR 37.5 127 Asia/Seoul; KW 29.3 48 Asia/Kuwait; KY 19.3 -81.4 America/Cayman
KZ 43.2 77 Asia/Almaty; KZ 44.8 65.5 Asia/Qyzylorda; KZ 53.2 63.6 Asia/Qostanay; KZ 50.3 57.2 Asia/Aqtobe
KZ 44.5 50.3 Asia/Aqtau; KZ 47.1 51.9 Asia/Atyrau; KZ 51.2 51.4 Asia/Oral; LA 18 102.6 Asia/Vientiane
LB 33.9 35.5 Asia/Beirut; LC 14 -61 America/St_Lucia; LI 47.1 9.5 Europe/Vaduz; LK 6.9 79.8 Asia/Colombo
LR 6.3 -10.8 Africa/Monrovia; LS -29.5 27.5 Africa/Maseru; LT 54.7 25.3 Europe/Vilnius
LU 49.6 6.2 Europe/Luxembourg; LV 57 24.1 Europe/Riga; LY 32.9 13.2 Africa/Tripoli; MA 33.6 -7.6 Africa/Casablanca
MC 43.7 7.4 Europe/Monaco; MD 47 28.8 Europe/Chisinau; ME 42.4 19.3 Europe/Podgorica; MF 18.1 -63.1 America/Marigot
MG -18.9 47.5 Indian/Antananarivo; MH 7.2 171.2 Pacific/Majuro; MH 9.1 167.3 Pacific/Kwajalein
MK 42 21.4 Europe/Skopje; ML 12.7 -8 Africa/Bamako; MM 16.8 96.2 Asia/Yangon; MN 47.9 106.9 Asia/Ulaanbaatar
MN 48 91.7 Asia/Hovd; MO 22.2 113.5 Asia/Macau; MP 15.2 145.8 Pacific/Saipan; MQ 14.6 -61.1 America/Martinique
MR 18.1 -15.9 Africa/Nouakchott; MS 16.7 -62.2 America/Montserrat; MT 35.9 14.5 Europe/Malta
MU -20.2 57.5 Indian/Mauritius; MV 4.2 73.5 Indian/Maldives; MW -15.8 35 Africa/Blantyre
MX 19.4 -99.2 America/Mexico_City; MX 21.1 -86.8 America/Cancun; MX 21 -89.6 America/Merida
MX 25.7 -100.3 America/Monterrey; MX 25.8 -97.5 America/Matamoros; MX 28.6 -106.1 America/Chihuahua
MX 31.7 -106.5 America/Ciudad_Juarez; MX 29.6 -104.4 America/Ojinaga; MX 23.2 -106.4 America/Mazatlan
MX 20.8 -105.2 America/Bahia_Banderas; MX 29.1 -111 America/Hermosillo; MX 32.5 -117 America/Tijuana
MY 3.2 101.7 Asia/Kuala_Lumpur; MY 1.6 110.3 Asia/Kuching; MZ -26 32.6 Africa/Maputo; NA -22.6 17.1 Africa/Windhoek
NC -22.3 166.4 Pacific/Noumea; NE 13.5 2.1 Africa/Niamey; NF -29.1 168 Pacific/Norfolk; NG 6.5 3.4 Africa/Lagos
NI 12.2 -86.3 America/Managua; NL 52.4 4.9 Europe/Amsterdam; NO 59.9 10.8 Europe/Oslo; NP 27.7 85.3 Asia/Kathmandu
NR -0.5 166.9 Pacific/Nauru; NU -19 -169.9 Pacific/Niue; NZ -36.9 174.8 Pacific/Auckland
NZ -44 -176.6 Pacific/Chatham; OM 23.6 58.6 Asia/Muscat; PA 9 -79.5 America/Panama; PE -12.1 -77 America/Lima
PF -17.5 -149.6 Pacific/Tahiti; PF -9 -139.5 Pacific/Marquesas; PF -23.1 -134.9 Pacific/Gambier
PG -9.5 147.2 Pacific/Port_Moresby; PG -6.2 155.6 Pacific/Bougainville; PH 14.6 121 Asia/Manila
PK 24.9 67 Asia/Karachi; PL 52.2 21 Europe/Warsaw; PM 47 -56.3 America/Miquelon; PN -25.1 -130.1 Pacific/Pitcairn
PR 18.5 -66.1 America/Puerto_Rico; PS 31.5 34.5 Asia/Gaza; PS 31.5 35.1 Asia/Hebron; PT 38.7 -9.1 Europe/Lisbon
PT 32.6 -16.9 Atlantic/Madeira; PT 37.7 -25.7 Atlantic/Azores; PW 7.3 134.5 Pacific/Palau
PY -25.3 -57.7 America/Asuncion; QA 25.3 51.5 Asia/Qatar; RE -20.9 55.5 Indian/Reunion
RO 44.4 26.1 Europe/Bucharest; RS 44.8 20.5 Europe/Belgrade; RU 54.7 20.5 Europe/Kaliningrad
RU 55.8 37.6 Europe/Moscow; UA 45 34.1 Europe/Simferopol; RU 58.6 49.6 Europe/Kirov; RU 48.7 44.4 Europe/Volgograd
RU 46.4 48 Europe/Astrakhan; RU 51.6 46 Europe/Saratov; RU 54.3 48.4 Europe/Ulyanovsk; RU 53.2 50.1 Europe/Samara
RU 56.9 60.6 Asia/Yekaterinburg; RU 55 73.4 Asia/Omsk; RU 55 82.9 Asia/Novosibirsk; RU 53.4 83.8 Asia/Barnaul
RU 56.5 85 Asia/Tomsk; RU 53.8 87.1 Asia/Novokuznetsk; RU 56 92.8 Asia/Krasnoyarsk; RU 52.3 104.3 Asia/Irkutsk
RU 52 113.5 Asia/Chita; RU 62 129.7 Asia/Yakutsk; RU 62.7 135.6 Asia/Khandyga; RU 43.2 131.9 Asia/Vladivostok
RU 64.6 143.2 Asia/Ust-Nera; RU 59.6 150.8 Asia/Magadan; RU 47 142.7 Asia/Sakhalin; RU 67.5 153.7 Asia/Srednekolymsk
RU 53 158.7 Asia/Kamchatka; RU 64.8 177.5 Asia/Anadyr; RW -1.9 30.1 Africa/Kigali; SA 24.6 46.7 Asia/Riyadh
SB -9.5 160.2 Pacific/Guadalcanal; SC -4.7 55.5 Indian/Mahe; SD 15.6 32.5 Africa/Khartoum
SE 59.3 18.1 Europe/Stockholm; SG 1.3 103.8 Asia/Singapore; SH -15.9 -5.7 Atlantic/St_Helena
SI 46 14.5 Europe/Ljubljana; SJ 78 16 Arctic/Longyearbyen; SK 48.1 17.1 Europe/Bratislava
SL 8.5 -13.2 Africa/Freetown; SM 43.9 12.5 Europe/San_Marino; SN 14.7 -17.4 Africa/Dakar
SO 2.1 45.4 Africa/Mogadishu; SR 5.8 -55.2 America/Paramaribo; SS 4.8 31.6 Africa/Juba; ST 0.3 6.7 Africa/Sao_Tome
SV 13.7 -89.2 America/El_Salvador; SX 18.1 -63 America/Lower_Princes; SY 33.5 36.3 Asia/Damascus
SZ -26.3 31.1 Africa/Mbabane; TC 21.5 -71.1 America/Grand_Turk; TD 12.1 15.1 Africa/Ndjamena
TF -49.4 70.2 Indian/Kerguelen; TG 6.1 1.2 Africa/Lome; TH 13.8 100.5 Asia/Bangkok; TJ 38.6 68.8 Asia/Dushanbe
TK -9.4 -171.2 Pacific/Fakaofo; TL -8.6 125.6 Asia/Dili; TM 38 58.4 Asia/Ashgabat; TN 36.8 10.2 Africa/Tunis
TO -21.1 -175.2 Pacific/Tongatapu; TR 41 29 Europe/Istanbul; TT 10.7 -61.5 America/Port_of_Spain
TV -8.5 179.2 Pacific/Funafuti; TW 25.1 121.5 Asia/Taipei; TZ -6.8 39.3 Africa/Dar_es_Salaam
UA 50.4 30.5 Europe/Kyiv; UG 0.3 32.4 Africa/Kampala; UM 28.2 -177.4 Pacific/Midway; UM 19.3 166.6 Pacific/Wake
US 40.7 -74 America/New_York; US 42.3 -83 America/Detroit; US 38.3 -85.8 America/Kentucky/Louisville
US 36.8 -84.8 America/Kentucky/Monticello; US 39.8 -86.2 America/Indiana/Indianapolis
US 38.7 -87.5 America/Indiana/Vincennes; US 41.1 -86.6 America/Indiana/Winamac
US 38.4 -86.3 America/Indiana/Marengo; US 38.5 -87.3 America/Indiana/Petersburg; US 38.7 -85.1 America/Indiana/Vevay
US 41.9 -87.7 America/Chicago; US 38 -86.8 America/Indiana/Tell_City; US 41.3 -86.6 America/Indiana/Knox
US 45.1 -87.6 America/Menominee; US 47.1 -101.3 America/North_Dakota/Center
US 46.8 -101.4 America/North_Dakota/New_Salem; US 47.3 -101.8 America/North_Dakota/Beulah
US 39.7 -105 America/Denver; US 43.6 -116.2 America/Boise; US 33.4 -112.1 America/Phoenix
US 34.1 -118.2 America/Los_Angeles; US 61.2 -149.9 America/Anchorage; US 58.3 -134.4 America/Juneau
US 57.2 -135.3 America/Sitka; US 55.1 -131.6 America/Metlakatla; US 59.5 -139.7 America/Yakutat
US 64.5 -165.4 America/Nome; US 51.9 -176.7 America/Adak; US 21.3 -157.9 Pacific/Honolulu
UY -34.9 -56.2 America/Montevideo; UZ 39.7 66.8 Asia/Samarkand; UZ 41.3 69.3 Asia/Tashkent
VA 41.9 12.5 Europe/Vatican; VC 13.2 -61.2 America/St_Vincent; VE 10.5 -66.9 America/Caracas
VG 18.4 -64.6 America/Tortola; VI 18.4 -64.9 America/St_Thomas; VN 10.8 106.7 Asia/Ho_Chi_Minh
VU -17.7 168.4 Pacific/Efate; WF -13.3 -176.2 Pacific/Wallis; WS -13.8 -171.7 Pacific/Apia; YE 12.8 45.2 Asia/Aden
YT -12.8 45.2 Indian/Mayotte; ZA -26.2 28 Africa/Johannesburg; ZM -15.4 28.3 Africa/Lusaka
ZW -17.8 31.1 Africa/Harare
`
