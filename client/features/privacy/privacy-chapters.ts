import type { Locale } from '../../../languages.ts'
import type { Chapter } from '../../components/Prose.tsx'
import { textsIn } from '../../i18n/texts-in.ts'

const CHAPTERS = import.meta.glob<readonly Chapter[]>('../../../texts/*/on-demand/privacyPage.json', {
  import: 'default',
  eager: true,
})

export const privacyChapters = (locale: Locale): readonly Chapter[] => textsIn(CHAPTERS, locale)
