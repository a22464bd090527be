import { type Constant, LANGUAGES, type Names } from './names'

/** Countries and territories where people live, each with its number. Source: ISO 3166-1. */
const CODES =
  'AF4 AL8 DZ12 AS16 AD20 AO24 AG28 AZ31 AR32 AU36 AT40 BS44 BH48 BD50 AM51 BB52 BE56 BM60 BT64 BO68 BA70 BW72 BR76 BZ84 ' +
  'SB90 VG92 BN96 BG100 MM104 BI108 BY112 KH116 CM120 CA124 CV132 KY136 CF140 LK144 TD148 CL152 CN156 TW158 CX162 CC166 ' +
  'CO170 KM174 YT175 CG178 CD180 CK184 CR188 HR191 CU192 CY196 CZ203 BJ204 DK208 DM212 DO214 EC218 SV222 GQ226 ET231 ER232 ' +
  'EE233 FO234 FK238 FJ242 FI246 AX248 FR250 GF254 PF258 DJ262 GA266 GE268 GM270 PS275 DE276 GH288 GI292 KI296 GR300 GL304 ' +
  'GD308 GP312 GU316 GT320 GN324 GY328 HT332 VA336 HN340 HK344 HU348 IS352 IN356 ID360 IR364 IQ368 IE372 IL376 IT380 CI384 ' +
  'JM388 JP392 KZ398 JO400 KE404 KP408 KR410 KW414 KG417 LA418 LB422 LS426 LV428 LR430 LY434 LI438 LT440 LU442 MO446 MG450 ' +
  'MW454 MY458 MV462 ML466 MT470 MQ474 MR478 MU480 MX484 MC492 MN496 MD498 ME499 MS500 MA504 MZ508 OM512 NA516 NR520 NP524 ' +
  'NL528 CW531 AW533 SX534 BQ535 NC540 VU548 NZ554 NI558 NE562 NG566 NU570 NF574 NO578 MP580 FM583 MH584 PW585 PK586 PA591 ' +
  'PG598 PY600 PE604 PH608 PN612 PL616 PT620 GW624 TL626 PR630 QA634 RE638 RO642 RU643 RW646 BL652 SH654 KN659 AI660 LC662 ' +
  'MF663 PM666 VC670 SM674 ST678 SA682 SN686 RS688 SC690 SL694 SG702 SK703 VN704 SI705 SO706 ZA710 ZW716 ES724 SS728 SD729 ' +
  'EH732 SR740 SJ744 SZ748 SE752 CH756 SY760 TJ762 TH764 TG768 TK772 TO776 TT780 AE784 TN788 TR792 TM795 TC796 TV798 UG800 ' +
  'UA804 MK807 EG818 GB826 GG831 JE832 IM833 TZ834 US840 VI850 BF854 UY858 UZ860 VE862 WF876 WS882 YE887 ZM894'

/** Cambodia and its neighbours. */
const FIRST = ['KH', 'TH', 'VN', 'LA']

const placeOf = (code: string): number => (FIRST.includes(code) ? FIRST.indexOf(code) : FIRST.length)

function makeList(): readonly Constant[] {
  const displays = LANGUAGES.map(
    (language) => [language, new Intl.DisplayNames([language], { type: 'region' })] as const,
  )
  const namesOf = (code: string) =>
    Object.fromEntries(displays.map(([language, names]) => [language, names.of(code) ?? code])) as Names
  return CODES.split(' ')
    .map((text) => ({ code: text.slice(0, 2), id: Number(text.slice(2)) }))
    .map(({ code, id }) => ({ code, id, names: namesOf(code) }))
    .toSorted((a, b) => placeOf(a.code) - placeOf(b.code) || a.names.en.localeCompare(b.names.en, 'en'))
    .map(({ id, names }) => ({ id, names }))
}

let made: readonly Constant[] | undefined

/** `nationalityId`: the number of a country in ISO 3166. Made when it is first asked for. */
export function nationalities(): readonly Constant[] {
  made ??= makeList()
  return made
}
