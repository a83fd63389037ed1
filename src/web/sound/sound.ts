export type Sound = 'card' | 'gain' | 'hit' | 'goal' | 'turn' | 'won' | 'lost'
