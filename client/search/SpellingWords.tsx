import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { regionKey } from '../game/regions.ts'
import type { SpellingHint, StrangeLetter } from './riot-id-spelling.ts'

const useStyles = makeStyles({ words: { margin: 0, maxWidth: '64ch' } })

/** Most letters that are listed one by one; otherwise only their number is given. */
const MAX_LISTED = 3

export function SpellingWords({ hint }: { readonly hint: SpellingHint }) {
  const styles = useStyles()
  const { t } = useTranslation()

  switch (hint.kind) {
    case 'leftOut':
      return (
        <p className={styles.words}>
          {hint.blanks === 0 ? null : t('searchAccount.spelling.blanks', { count: hint.blanks })}{' '}
          {hint.invisible === 0 ? null : t('searchAccount.spelling.invisible', { count: hint.invisible })}
        </p>
      )
    case 'mixedScripts':
      return <StrangeLetters letters={hint.letters} />
    case 'tagLineTooLong':
      return <p className={styles.words}>{t('searchAccount.spelling.tagLineTooLong', { tagLine: hint.tagLine })}</p>
    case 'tagLineInName':
      return <p className={styles.words}>{t('searchAccount.spelling.tagLineInName', { word: hint.word })}</p>
    case 'usualTagLine':
    case 'otherTagLine': {
      const region = `${t(`regions.${regionKey(hint.region)}`)} (${hint.region})`
      return (
        <p className={styles.words}>{t(`searchAccount.spelling.${hint.kind}`, { region, tagLine: hint.tagLine })}</p>
      )
    }
    case 'hashInName':
    case 'fullWidth':
    case 'confusable':
    case 'tagLineMissing':
      return <p className={styles.words}>{t(`searchAccount.spelling.${hint.kind}`)}</p>
  }
}

function StrangeLetters({ letters }: { readonly letters: readonly StrangeLetter[] }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const more = letters.length - MAX_LISTED
  return (
    <>
      {letters.slice(0, MAX_LISTED).map(({ field, place, letter, script, meant }) => (
        <p key={`${field} ${place}`} className={styles.words}>
          {t(`searchAccount.spelling.letter.${field}`, {
            place,
            letter,
            script: t(`searchAccount.spelling.scripts.${script}`),
            meant,
          })}
        </p>
      ))}
      {more > 0 ? <p className={styles.words}>{t('searchAccount.spelling.moreLetters', { count: more })}</p> : null}
    </>
  )
}
