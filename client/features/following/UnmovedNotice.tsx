import { Button } from '@fluentui/react-components'
import { Notice } from '../../components/Notice.tsx'
import { useFollowingWords } from '../../following/useFollowingWords.ts'
import { useFollows } from '../../following/useFollows.ts'

/** Says that some follows could not be moved to the account after a sign-in. Renders nothing when all were moved. */
export function UnmovedNotice() {
  const words = useFollowingWords()
  const { unmoved, tryAgain } = useFollows()
  if (unmoved === null) return null
  return (
    <Notice
      title={words('move.title')}
      actions={<Button onClick={() => void tryAgain()}>{words('move.again')}</Button>}
    >
      {words(`move.${unmoved.why}`, { count: unmoved.count })}
    </Notice>
  )
}
