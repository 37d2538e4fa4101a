tricks-DEA-1 = Iedereen krijgt kaarten in de hand die de anderen niet zien.
tricks-LAY-1 = Iedereen legt één kaart uit zijn hand gedekt neer, in willekeurige volgorde.
tricks-LAY-2 = Een gelegde kaart kun je niet meer veranderen.
tricks-LAY-3 = Als iedereen een kaart heeft gelegd, worden de kaarten omgedraaid. De hoogste kaart, of de laagste als dat zo gekozen is, levert een punt op.
tricks-END-1 = De partij is afgelopen als de handen leeg zijn. Wie de meeste punten heeft, wint.
