import { makeStyles, tokens } from '@fluentui/react-components'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { KeepFocus } from '../../components/keep-focus.ts'
import { addProPlayerPath } from '../../paths.ts'

interface ElsewhereWordsProps {
  /** The name of the player. */
  readonly name: string
  /** The code of the team he is in; null for none. */
  readonly team: string | null
  /** The code of the team to which a transfer is offered, empty for any; null where none is to be offered. */
  readonly transferTo: string | null
}

const useStyles = makeStyles({
  link: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
})

/** Where a player is who was thought to be elsewhere, and the way to his transfer. */
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
        // The form it stands in goes out of sight.
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
