import type { RiotId } from '../../accounts/rules/riot-id.ts'
import type { Platform } from '../../shared/region.ts'
import type { Random } from '../random.ts'

/** First and second words of generated names, which fit together in any combination. */
interface Words {
  readonly first: readonly string[]
  readonly second: readonly string[]
  readonly joints: readonly string[]
}

const words = (first: string, second: string, joints: readonly string[]): Words => ({
  first: first.split(' '),
  second: second.split(' '),
  joints,
})

const ENGLISH = words(
  'Quiet Lucky Sleepy Iron Velvet Paper Neon Rusty Lunar Salty Mellow Frozen Hollow Rapid Golden Silent',
  'Heron Turnip Comet Anvil Otter Magpie Falcon Biscuit Walrus Pylon Ember Badger Raven Teapot Kite Harbor',
  [' ', '', '-', ' '],
)
const POLISH = words(
  'Cichy Złoty Śpiący Żółty Dziki Srebrny Łysy Szary Nocny Leśny Żwawy Mężny',
  'Żubr Sokół Bóbr Łoś Kruk Dzięcioł Wąż Ryś Gołąb Świerszcz Puchacz Jeż',
  [' ', ' ', '-'],
)
const LONGEST_NAME = 16
const POLISH_LETTER = /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/
const SPANISH = words(
  'Gato Lobo Puma Cóndor Señor Capitán Tucán Zorro Búho Ñandú',
  'Feliz Veloz Dormilón Andino Bravo Callado Lunar Rápido Fugaz Azul',
  [' ', ' ', ''],
)
const PORTUGUESE = words(
  'Tatu Onça Sabiá Capivara Jacaré Coração Trovão Gavião Boto Saci',
  'Veloz Valente Sereno Bravo Astuto Calmo Noturno Azul Feroz Leal',
  [' ', ' ', ''],
)
const RUSSIAN = words(
  'Тихий Снежный Лунный Быстрый Хмурый Рыжий Ночной Лесной Храбрый Седой',
  'Ёжик Волк Филин Барсук Соболь Ворон Медведь Лось Тигр Сокол',
  [' ', ' ', '-'],
)
const KOREAN = words(
  '조용한 빠른 잠든 푸른 작은 행복한 겨울 달빛 느긋한 용감한',
  '고래 호랑이 참새 두부 감자 여우 너구리 바람 거북이 만두',
  [' ', '', ' '],
)
const JAPANESE = words(
  '静かな 眠い 月夜の 青い 小さな 春の 雪の ねむい はやい カミナリ',
  'たぬき 狐 クジラ おにぎり 鶴 フクロウ 猫 ダルマ うさぎ 侍',
  [''],
)
const CHINESE = words(
  '安靜的 快樂 月下 山中 青色 小小 雪夜 微風 溫柔 午後',
  '白鷺 老虎 豆腐 狐狸 黑熊 茶杯 風箏 鯨魚 山貓 包子',
  [''],
)
const ARABIC = words(
  'صقر ذئب نمر بحر نجم فارس قمر رعد غزال سيف',
  'الصحراء الليل الجبل الشمال الفجر الريح المدينة النهر الشتاء الضوء',
  [' '],
)
const THAI = words('เสือ แมว ช้าง ปลา นก หมู กวาง เต่า', 'ใจดี ง่วง ลมหนาว สีทอง ตัวเล็ก ว่องไว ยิ้ม แสงจันทร์', [''])
const VIETNAMESE = words(
  'Mèo Hổ Rồng Trâu Cáo Sếu Gấu Bão Trăng Sóng',
  'Lười Xanh Nhỏ Hiền Vàng Đêm Bạc Nhanh Biển Núi',
  [' '],
)
const TURKISH = words(
  'Sessiz Hızlı Gümüş Küçük Cesur Uykulu Mavi Yıldız Çevik Kış',
  'Kartal Kurt Şahin Aslan Tilki Ördek Kedi Balık Rüzgâr Geyik',
  [' ', '', '-'],
)

const LANGUAGES: Readonly<Record<Platform, readonly Words[]>> = {
  EUW1: [ENGLISH, ENGLISH, POLISH, SPANISH],
  EUN1: [POLISH, POLISH, ENGLISH],
  NA1: [ENGLISH],
  KR: [KOREAN],
  BR1: [PORTUGUESE],
  JP1: [JAPANESE],
  LA1: [SPANISH],
  LA2: [SPANISH],
  OC1: [ENGLISH],
  PH2: [ENGLISH],
  RU: [RUSSIAN],
  SG2: [ENGLISH, THAI],
  TH2: [THAI],
  TR1: [TURKISH],
  TW2: [CHINESE],
  VN2: [VIETNAMESE],
  ME1: [ARABIC, ENGLISH],
}

/** A generated name for the platform, 3 to 16 characters long. */
export function inventGameName(platform: Platform, random: Random): string {
  const { first, second, joints } = random.pick(LANGUAGES[platform])
  const name = random.pick(first) + random.pick(joints) + random.pick(second)
  return name.length <= LONGEST_NAME ? name : name.slice(0, LONGEST_NAME).trim()
}

/** A generated Polish name with a space and at least one non-English letter. */
export function inventPolishName(random: Random): string {
  for (;;) {
    const name = `${random.pick(POLISH.first)} ${random.pick(POLISH.second)}`
    if (name.length <= LONGEST_NAME && POLISH_LETTER.test(name)) return name
  }
}

/** A generated tag line, 3 to 5 characters long. */
export function inventTagLine(platform: Platform, random: Random): string {
  const style = random.fraction()
  if (style < 0.45) return platform.length < 3 ? `${platform}1` : platform
  if (style < 0.8) return String(random.whole(100, 99_999))
  return random.pick(['meow', 'zzz', 'moon', 'tea', 'lane', 'owl', 'fern', 'kite', 'rain', 'oops'])
}

/** Folds a Riot ID. Riot IDs that differ only in case or spaces are the same. */
export function foldRiotId({ gameName, tagLine }: RiotId): string {
  return `${gameName}#${tagLine}`.normalize('NFKC').toLowerCase().replace(/\s/g, '')
}
