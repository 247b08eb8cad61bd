import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { QueueKind } from '../gql/graphql.ts'

interface QueueNameProps {
  readonly queue: QueueKind
  /** Riot's word for the mode; it helps where the queue has no name. */
  readonly gameMode: string
}

const useStyles = makeStyles({
  mode: {
    fontSize: 'max(12px, 0.45em)',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
})

/** What a queue is called; one without a name is followed by Riot's own word for the mode. */
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
