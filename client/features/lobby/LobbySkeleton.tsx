import { makeStyles } from '@fluentui/react-components'
import { Skeleton } from '../../components/Skeleton.tsx'
import { LobbyCardFrame } from './LobbyCardFrame.tsx'
import { LobbyCell } from './LobbyCell.tsx'
import { useLobbyWords } from './useLobbyWords.ts'

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px' },
  // Stands for the line that says where the players were found.
  where: { height: '20px' },
  who: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '10px' },
  name: { display: 'grid', alignContent: 'start', gap: '12px', paddingTop: '5px' },
})

/** Placeholder of the players while they are looked up. */
export function LobbySkeleton({ cards }: { readonly cards: number }) {
  const styles = useStyles()
  const words = useLobbyWords()
  return (
    <div className={styles.list} aria-busy>
      <div className={styles.where}>
        <Skeleton width={220} height={16} />
      </div>
      {Array.from({ length: cards }, (_, place) => (
        <LobbyCardFrame
          key={place}
          who={
            <div className={styles.who}>
              <Skeleton width={48} height={48} />
              <span className={styles.name}>
                <Skeleton width={150} height={16} />
                <Skeleton width={60} height={12} />
              </span>
            </div>
          }
        >
          {(['rank', 'mains', 'lanes', 'form'] as const).map((cell) => (
            <LobbyCell key={cell} place={cell} label={words(cell)}>
              <Skeleton height={cell === 'form' ? 17 : 36} />
            </LobbyCell>
          ))}
        </LobbyCardFrame>
      ))}
    </div>
  )
}
