import type { Locale } from '../../../languages.ts'
import type { Chapter } from '../../components/Prose.tsx'
import { textsIn } from '../../i18n/texts-in.ts'

const CHAPTERS = import.meta.glob<readonly Chapter[]>('../../../texts/*/on-demand/termsPage.json', {
  import: 'default',
  eager: true,
})

export const termsChapters = (locale: Locale): readonly Chapter[] => textsIn(CHAPTERS, locale)
