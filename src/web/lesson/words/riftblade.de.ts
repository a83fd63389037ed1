import type { LessonTexts } from '../texts.ts'

export const texts: LessonTexts = {
  cast: {
    title: 'Einen Zauber spielen',
    text: 'Du gewinnst, wenn dein Gegner von 40 Leben auf 0 fällt. Ein Zauber hat bis zu drei Effektstufen: Basis, verstärkt, überladen. Der Basiseffekt braucht keinen Riftstein.',
    goal: 'Spiele einen Zauber, der Schaden zufügt.',
    hint: '„Cinderblast“ fügt mit dem Basiseffekt 1 Schaden zu. Wähle die Karte, dann die Effektstufe.',
    learned: 'Die Wirkung tritt sofort ein. Der Zauber bleibt bis zum Zugende in deiner Kette und kommt dann auf deinen Ablagestapel.',
  },
  tier: {
    title: 'Einen Riftstein ausgeben',
    text: 'Bessere Effektstufen kosten einen Riftstein: die verstärkte einen Verstärkenden, die überladene einen Überladenden. Überladende und Wilde Riftsteine bezahlen auch eine verstärkte. Von einer Karte aktivierst du eine Effektstufe, nie zwei.',
    goal: 'Füge in diesem Zug mit deinem einen Überladenden Riftstein 2 Schaden zu.',
    hint: '„Thunderclap“ fügt für diesen Riftstein nur 1 Schaden zu. Sieh dir die überladene Effektstufe von „Cinderblast“ an.',
    learned: 'Jeder Riftstein wirkt einmal im Zug. Am Zugende werden alle neu gewürfelt.',
  },
  chain: {
    title: 'Eine Kette knüpfen',
    text: 'Jede Karte muss einen Aspekt mit der Karte davor teilen: die Zeichen in ihrem Bild. Darum kommt es auf die Reihenfolge an.',
    goal: 'Verknüpfe alle drei Karten.',
    hint: '„Void Snap“ kennt nur die Leere, „Rift Burn“ nur Chaos und Inferno. „Thunderclap“ kennt Leere und Chaos: Es gehört in die Mitte.',
    learned: 'Eine Kette je Zug, so lang die Aspekte reichen. Sieh dir beide Enden an, bevor du beginnst.',
  },
  buy: {
    title: 'Aus dem Rift kaufen',
    text: 'Mana kommt von Mana-Riftsteinen und von Zaubern. Damit kaufst du Karten aus dem Rift; sie kommen auf deinen Ablagestapel und auf die Hand, sobald dein Deck neu gemischt ist.',
    goal: 'Sammle 3 Mana und kaufe „Star Verdict“.',
    hint: 'Wähle dreimal einen Mana-Riftstein und nimm das Mana; dann „Kaufen“ unter der Karte.',
    learned: 'Übriges Mana verfällt am Zugende, und dann wird auch die Lücke im Rift gefüllt.',
  },
  trigger: {
    title: 'Aus dem Rift auslösen',
    text: 'Statt eine Karte zu kaufen, kannst du sie für dasselbe Mana auslösen: Ihre violette Effektstufe wirkt einmal und sofort, dann kommt die Karte in die Leere. Deine Kette berührt das nicht.',
    goal: 'Dein Gegner hat noch 2 Leben. Gewinne.',
    hint: 'Benutze beide Mana-Riftsteine und löse „Chaotic Pulse“ aus: Die violette Effektstufe fügt 2 Schaden zu.',
    learned: 'Auslösen hilft jetzt, Kaufen hilft später. Das ist die Wahl in jedem Zug.',
  },
  convert: {
    title: 'Die andere Seite eines Riftsteins',
    text: 'Jeder Riftstein kann statt des ersten ein zweites. Mana: ein neues Rift. Verstärkend: eine Karte ablegen, und er wird ein Überladender Riftstein. Überladend: eine Karte ziehen. Wild: eine Handkarte auslösen.',
    goal: 'Füge mit einem Verstärkenden Riftstein 2 Schaden zu.',
    hint: 'Wähle den Verstärkenden Riftstein und lege „Void Storm“ ab. Dann spiele „Cinderblast“ überladen.',
    learned: 'Eine Karte, die du nicht brauchst, ist als besserer Riftstein oft mehr wert.',
  },
  wild: {
    title: 'Aus der Hand auslösen',
    text: 'Ein Wilder Riftstein steht für jeden anderen oder löst eine Handkarte aus. Die Karte kommt für immer in die Leere: So wird ein Deck seine schwachen Startkarten los.',
    goal: 'Bringe eine Startkarte in die Leere.',
    hint: 'Wähle den Wilden Riftstein und „Lunar Infusion“: Ihre violette Effektstufe wirkt, und sie kehrt nicht zurück.',
    learned: 'Ein kleines Deck aus starken Karten zieht die starken öfter.',
  },
  finish: {
    title: 'Den Sieg holen',
    text: 'Nun alles zusammen: Riftsteine, Kette, Mana und Rift. Dein Gegner hat 5 Leben.',
    goal: 'Gewinne in diesem Zug.',
    hint: 'Hol 2 Mana aus den Riftsteinen, löse „Chaotic Pulse“ aus (2), spiele „Cinderblast“ überladen (2) und „Thunderclap“ verstärkt (1).',
    learned: 'Das ist Riftblade. Spiel jetzt eine ganze Partie; die Stufen reichen vom Anfänger bis zum Meister.',
  },
}
