import { LANGUAGE_INFO, type Language } from './languages.ts';

/** The region (ISO 3166) of each federation by its code on rating lists; `Intl` knows their names. */
const REGIONS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'AFG:AF AHO:CW ALB:AL ALG:DZ AND:AD ANG:AO ANT:AG ARG:AR ARM:AM ARU:AW AUS:AU AUT:AT AZE:AZ BAH:BS BAN:BD BAR:BB ' +
    'BDI:BI BEL:BE BER:BM BHU:BT BIH:BA BIZ:BZ BLR:BY BOL:BO BOT:BW BRA:BR BRN:BH BRU:BN BUL:BG BUR:BF CAF:CF CAM:KH ' +
    'CAN:CA CAY:KY CHA:TD CHI:CL CHN:CN CIV:CI CMR:CM COD:CD COL:CO COM:KM CPV:CV CRC:CR CRO:HR CUB:CU CYP:CY CZE:CZ ' +
    'DEN:DK DJI:DJ DMA:DM DOM:DO ECU:EC EGY:EG ERI:ER ESA:SV ESP:ES EST:EE ETH:ET FAI:FO FIJ:FJ FIN:FI FRA:FR GAB:GA ' +
    'GAM:GM GCI:GG GEO:GE GEQ:GQ GER:DE GHA:GH GRE:GR GRL:GL GRN:GD GUA:GT GUM:GU GUY:GY HAI:HT HKG:HK HON:HN HUN:HU ' +
    'INA:ID IND:IN IRI:IR IRL:IE IRQ:IQ ISL:IS ISR:IL ISV:VI ITA:IT IVB:VG JAM:JM JCI:JE JOR:JO JPN:JP KAZ:KZ KEN:KE ' +
    'KGZ:KG KOR:KR KOS:XK KSA:SA KUW:KW LAO:LA LAT:LV LBA:LY LBN:LB LBR:LR LCA:LC LES:LS LIE:LI LTU:LT LUX:LU MAC:MO ' +
    'MAD:MG MAR:MA MAS:MY MAW:MW MDA:MD MDV:MV MEX:MX MGL:MN MKD:MK MLI:ML MLT:MT MNC:MC MNE:ME MOZ:MZ MRI:MU MTN:MR ' +
    'MYA:MM NAM:NA NCA:NI NCL:NC NED:NL NEP:NP NGR:NG NIG:NE NOR:NO NRU:NR NZL:NZ OMA:OM PAK:PK PAN:PA PAR:PY PER:PE ' +
    'PHI:PH PLE:PS PLW:PW PNG:PG POL:PL POR:PT PUR:PR QAT:QA ROU:RO RSA:ZA RUS:RU RWA:RW SEN:SN SEY:SC SGP:SG SKN:KN ' +
    'SLE:SL SLO:SI SMR:SM SOL:SB SOM:SO SRB:RS SRI:LK SSD:SS STP:ST SUD:SD SUI:CH SUR:SR SVK:SK SWE:SE SWZ:SZ SYR:SY ' +
    'TAN:TZ THA:TH TJK:TJ TKM:TM TLS:TL TOG:TG TTO:TT TUN:TN TUR:TR UAE:AE UGA:UG UKR:UA URU:UY USA:US UZB:UZ ' +
    'VAN:VU VEN:VE VIE:VN VIN:VC YEM:YE ZAM:ZM ZIM:ZW'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
);

const known = new Map<Language, Intl.DisplayNames>();

/** The name of a federation in a language; a code without a known name stands for itself. */
export function federationName(code: string, language: Language): string {
  const { federations }: { federations: Readonly<Record<string, string>> } = LANGUAGE_INFO[language];
  const other = federations[code];
  if (other !== undefined) return other;
  const region = REGIONS[code];
  if (region === undefined) return code;
  const names =
    known.get(language) ?? new Intl.DisplayNames([LANGUAGE_INFO[language].locale], { type: 'region' });
  known.set(language, names);
  return names.of(region) ?? code;
}

/** All codes with a name. */
export const FEDERATION_CODES: readonly string[] = [
  ...new Set([...Object.keys(REGIONS), ...Object.keys(LANGUAGE_INFO.en.federations)]),
];
