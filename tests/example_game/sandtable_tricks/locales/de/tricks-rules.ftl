tricks-DEA-1 = Alle bekommen Karten auf die Hand, die die anderen nicht sehen.
tricks-LAY-1 = Alle legen eine Karte ihrer Hand verdeckt, in beliebiger Reihenfolge.
tricks-LAY-2 = Eine gelegte Karte kannst du nicht mehr ändern.
tricks-LAY-3 = Haben alle eine Karte gelegt, werden die Karten aufgedeckt. Die höchste Karte oder, wenn so gewählt, die niedrigste bringt einen Punkt.
tricks-END-1 = Die Partie endet, wenn die Hände leer sind. Wer die meisten Punkte hat, gewinnt.
