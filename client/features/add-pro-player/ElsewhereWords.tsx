import { makeStyles, tokens } from '@fluentui/react-components'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { KeepFocus } from '../../components/keep-focus.ts'
import { addProPlayerPath } from '../../paths.ts'

interface ElsewhereWordsProps {
  readonly name: string
  /** Team code; null for none. */
  readonly team: string | null
  /** Team code of the offered transfer, empty for any; null to offer none. */
  readonly transferTo: string | null
}

const useStyles = makeStyles({
  link: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
})

export function ElsewhereWords({ name, team, transferTo }: ElsewhereWordsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const keepFocus = use(KeepFocus)
  const to = transferTo === null || transferTo === '' ? {} : { team: transferTo }
  return (
    <>
      {team === null ? t('addProPlayer.trouble.noTeam', { name }) : t('addProPlayer.trouble.elsewhere', { name, team })}{' '}
      {transferTo === null ? (
        t('addProPlayer.trouble.lookAgain')
      ) : (
        // The form around this link is hidden by the click.
        <Link
          className={styles.link}
          to={addProPlayerPath({ tab: 'transfer', player: name, ...to })}
          preventScrollReset
          onClick={keepFocus}
        >
          {t('addProPlayer.transferInstead')}
        </Link>
      )}
    </>
  )
}
