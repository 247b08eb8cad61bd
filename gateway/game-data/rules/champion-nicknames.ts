/** Short names of champions among players, by slug: only nicknames in common use that name one champion. In lower case. */
const NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  Alistar: ['ali', 'cow'],
  Aphelios: ['aphel'],
  AurelionSol: ['asol', 'aurelion'],
  Belveth: ['bv'],
  Blitzcrank: ['blitz'],
  Caitlyn: ['cait'],
  Cassiopeia: ['cass', 'cassio'],
  Chogath: ['cho'],
  DrMundo: ['mundo'],
  Evelynn: ['eve'],
  Ezreal: ['ez'],
  Fiddlesticks: ['fiddle', 'fids'],
  Gangplank: ['gp'],
  Gragas: ['grag'],
  Hecarim: ['hec', 'heca'],
  Heimerdinger: ['heimer', 'donger'],
  JarvanIV: ['j4', 'jarvan 4'],
  KSante: ['ks'],
  Kassadin: ['kass'],
  Katarina: ['kat', 'kata'],
  Khazix: ['k6', 'kha6'],
  KogMaw: ['kog'],
  Leblanc: ['lb'],
  LeeSin: ['lee'],
  Leona: ['leo'],
  Lissandra: ['liss'],
  Malphite: ['malph'],
  Malzahar: ['malz'],
  MasterYi: ['yi', 'my'],
  MissFortune: ['mf', 'missf'],
  MonkeyKing: ['wk', 'wu', 'monkey'],
  Mordekaiser: ['morde'],
  Morgana: ['morg'],
  Nautilus: ['naut'],
  Nidalee: ['nida', 'nid'],
  Nocturne: ['noc'],
  Nunu: ['nw'],
  Orianna: ['ori'],
  Pantheon: ['panth'],
  RekSai: ['rek'],
  Renekton: ['renek', 'croc'],
  Rengar: ['rengo'],
  Sejuani: ['sej'],
  Seraphine: ['sera'],
  Shyvana: ['shyv'],
  Soraka: ['raka'],
  TahmKench: ['tk', 'tahm'],
  Tristana: ['trist'],
  Tryndamere: ['trynd', 'trynda'],
  TwistedFate: ['tf'],
  Velkoz: ['vk'],
  Vladimir: ['vlad'],
  Volibear: ['voli'],
  Warwick: ['ww'],
  XinZhao: ['xin', 'xz'],
  Zilean: ['zil'],
}

/** Returns the nicknames of a champion by its slug, the most common first; none for an unknown slug. */
export function nicknamesOf(slug: string): readonly string[] {
  return NICKNAMES[slug] ?? []
}

/** Returns every slug with nicknames. */
export function listNicknamed(): readonly string[] {
  return Object.keys(NICKNAMES)
}
