import { useView } from '../../routing/useView.ts'
import { readStreamsView, writeStreamsView } from './streams-view.ts'

export const useStreamsView = () => useView(readStreamsView, writeStreamsView)
