### The scorer’s pages.

code-used = છેલ્લો ઉપયોગ: { $at }
code-used-by = છેલ્લો ઉપયોગ: { $at }, { $device }
scorer-code = બધાં ટેબલ માટે એક ઉપકરણ
scorer-code-help = આ કોડથી સ્કોરર એક ઉપકરણ પર આ ટુર્નામેન્ટનું દરેક ટેબલ ખોલે છે. તે બીજું કંઈ ખોલતો નથી.
scorer-issue = સ્કોરરનો કોડ આપો
scorer-reissue = બીજો આપો
scorer-end = બંધ કરો
scorer-title = બધાં ટેબલ · { $tournament }
scorer-heading = બધાં ટેબલ
scorer-plays = { $hand }: { $names }
