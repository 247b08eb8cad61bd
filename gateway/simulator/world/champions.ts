import champions from '../../game-data/facts/champions.json' with { type: 'json' }
import type { Lane } from '../../game-data/rules/lane.ts'

export type Style =
  | 'marksman'
  | 'mage'
  | 'assassin'
  | 'mage-assassin'
  | 'fighter'
  | 'mage-fighter'
  | 'tank'
  | 'enchanter'

export interface Champion {
  readonly key: number
  readonly slug: string
  readonly style: Style
  /** Lanes, most often played first. */
  readonly lanes: readonly Lane[]
}

const STYLES: readonly (readonly [Style, readonly Lane[], string])[] = [
  ['fighter', ['TOP'], 'Aatrox Darius Fiora Garen Gnar Illaoi Irelia Kled Olaf Renekton Riven Sett Urgot Yorick'],
  ['fighter', ['TOP', 'JUNGLE'], 'Camille Gangplank Jax Nasus Trundle Tryndamere Ambessa Zaahen'],
  ['fighter', ['JUNGLE'], 'Belveth Briar Hecarim JarvanIV Kayn LeeSin MasterYi Nocturne RekSai Vi Viego XinZhao'],
  ['fighter', ['JUNGLE', 'TOP'], 'MonkeyKing Udyr Volibear Warwick Shyvana'],
  ['fighter', ['MIDDLE', 'TOP'], 'Yasuo Yone Jayce'],
  ['fighter', ['UTILITY', 'MIDDLE', 'TOP'], 'Pantheon'],
  ['fighter', ['BOTTOM'], 'Nilah'],
  ['mage-fighter', ['TOP'], 'Gwen Mordekaiser Singed Teemo Kennen Kayle'],
  ['mage-fighter', ['JUNGLE', 'MIDDLE'], 'Diana Lillia'],
  ['mage-fighter', ['TOP', 'MIDDLE'], 'Rumble Vladimir Gragas'],
  ['mage-fighter', ['MIDDLE', 'JUNGLE'], 'Sylas'],
  ['assassin', ['MIDDLE', 'JUNGLE'], 'Talon Qiyana Zed Naafiri'],
  ['assassin', ['JUNGLE'], 'Khazix Rengar Shaco'],
  ['assassin', ['UTILITY'], 'Pyke'],
  ['assassin', ['MIDDLE'], 'Akshan'],
  ['mage-assassin', ['MIDDLE', 'TOP'], 'Akali Kassadin Aurora'],
  ['mage-assassin', ['MIDDLE'], 'Fizz Katarina Leblanc Ahri'],
  ['mage-assassin', ['JUNGLE'], 'Elise Evelynn Nidalee'],
  ['mage-assassin', ['JUNGLE', 'MIDDLE'], 'Ekko'],
  [
    'mage',
    ['MIDDLE'],
    'Anivia Annie AurelionSol Azir Cassiopeia Lissandra Malzahar Orianna Ryze Syndra TwistedFate Veigar Vex Viktor Zoe',
  ],
  ['mage', ['MIDDLE', 'UTILITY'], 'Hwei Lux Neeko Xerath Mel Swain'],
  ['mage', ['UTILITY', 'MIDDLE'], 'Brand Velkoz Zyra Morgana Zilean'],
  ['mage', ['JUNGLE', 'MIDDLE'], 'Taliyah Karthus'],
  ['mage', ['JUNGLE', 'UTILITY'], 'Fiddlesticks'],
  ['mage', ['BOTTOM', 'MIDDLE'], 'Ziggs'],
  ['mage', ['TOP', 'MIDDLE'], 'Heimerdinger'],
  ['tank', ['TOP'], 'Chogath DrMundo KSante Malphite Ornn Shen Sion'],
  ['tank', ['TOP', 'UTILITY'], 'TahmKench Poppy'],
  ['tank', ['JUNGLE'], 'Amumu Nunu Rammus Sejuani Skarner Zac'],
  ['tank', ['UTILITY'], 'Alistar Blitzcrank Braum Leona Nautilus Rakan Rell Taric Thresh'],
  ['tank', ['UTILITY', 'JUNGLE'], 'Maokai'],
  ['tank', ['MIDDLE', 'UTILITY'], 'Galio'],
  ['enchanter', ['UTILITY'], 'Bard Janna Karma Lulu Milio Nami Renata Seraphine Sona Soraka Yuumi'],
  ['enchanter', ['JUNGLE'], 'Ivern'],
  [
    'marksman',
    ['BOTTOM'],
    'Aphelios Caitlyn Draven Ezreal Jhin Jinx Kaisa Kalista KogMaw Lucian MissFortune Samira Sivir Xayah Yunara Zeri',
  ],
  ['marksman', ['BOTTOM', 'UTILITY'], 'Ashe Senna'],
  ['marksman', ['BOTTOM', 'TOP'], 'Vayne Varus'],
  ['marksman', ['BOTTOM', 'MIDDLE'], 'Corki Smolder Tristana'],
  ['marksman', ['BOTTOM', 'JUNGLE'], 'Twitch'],
  ['marksman', ['JUNGLE'], 'Graves Kindred'],
  ['marksman', ['TOP', 'MIDDLE'], 'Quinn'],
]

const keys = new Map(champions.map(({ slug, key }) => [slug, key]))

export const CHAMPIONS: readonly Champion[] = STYLES.flatMap(([style, lanes, slugs]) =>
  slugs.split(' ').flatMap((slug) => {
    const key = keys.get(slug)
    return key === undefined ? [] : [{ key, slug, style, lanes }]
  }),
)

const byLane = Map.groupBy(
  CHAMPIONS.flatMap((champion) => champion.lanes.map((lane) => ({ lane, champion }))),
  ({ lane }) => lane,
)

export function listChampions(lane: Lane): readonly Champion[] {
  return byLane.get(lane)?.map(({ champion }) => champion) ?? []
}
