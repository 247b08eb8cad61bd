import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { QueueKind } from '../gql/graphql.ts'

interface QueueNameProps {
  readonly queue: QueueKind
  /** Riot's name of the mode, shown when the queue has no name. */
  readonly gameMode: string
}

const useStyles = makeStyles({
  mode: {
    fontSize: 'max(12px, 0.45em)',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
})

/** The name of a queue. For a queue without a name, Riot's name of the mode follows. */
export function QueueName({ queue, gameMode }: QueueNameProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <>
      {t(`queues.${queue}`)}
      {queue === 'OTHER' && gameMode !== '' ? <small className={styles.mode}> {gameMode}</small> : null}
    </>
  )
}
